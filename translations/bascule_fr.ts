<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>bascule</name>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Saisissez un nombre.</translation>
    </message>
    <message>
        <source>“%1” is not a finite number.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre fini.</translation>
    </message>
    <message>
        <source>The value must be between %1 and %2.</source>
        <translation>La valeur doit être comprise entre %1 et %2.</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Usage</translation>
    </message>
    <message>
        <source>Hosting</source>
        <translation>Hébergement</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>Monthly volume</source>
        <translation>Volume mensuel</translation>
    </message>
    <message>
        <source>Output tokens that the models write in a month, all users together. A provider’s bill or usage report gives the figure.</source>
        <translation>Tokens de sortie écrits par les modèles en un mois, tous utilisateurs confondus. La facture ou le relevé d’usage d’un fournisseur donne ce chiffre.</translation>
    </message>
    <message>
        <source>Input tokens per output token</source>
        <translation>Tokens d’entrée par token de sortie</translation>
    </message>
    <message>
        <source>Tokens read for each token written: prompt, history and documents. The examples at list prices take 4; a provider’s usage report gives both counts.</source>
        <translation>Tokens lus pour chaque token écrit&#xa0;: prompt, historique et documents. Les exemples aux prix publics en prennent 4&#xa0;; le relevé d’usage d’un fournisseur donne les deux comptes.</translation>
    </message>
    <message>
        <source>Cached share</source>
        <translation>Part lue en cache</translation>
    </message>
    <message>
        <source>Share of the input tokens that the API reads from its cache, at the cached input price. High where many requests begin with the same text.</source>
        <translation>Part des tokens d’entrée que l’API lit dans son cache, au prix de l’entrée en cache. Élevée quand beaucoup de requêtes commencent par le même texte.</translation>
    </message>
    <message>
        <source>Cache write share</source>
        <translation>Part écrite en cache</translation>
    </message>
    <message>
        <source>Share of the input tokens written to the API’s cache, at the cache write price. With the cached share it makes at most 100%.</source>
        <translation>Part des tokens d’entrée écrits dans le cache de l’API, au prix de l’écriture en cache. Avec la part lue en cache, elle fait au plus 100&#x202f;%.</translation>
    </message>
    <message>
        <source>Batch share</source>
        <translation>Part traitée par lots</translation>
    </message>
    <message>
        <source>Share of the requests that can wait for hours and pay the batch price (Batch API).</source>
        <translation>Part des requêtes qui peuvent attendre des heures et paient le tarif par lots (API Batch).</translation>
    </message>
    <message>
        <source>Input tokens per request</source>
        <translation>Tokens d’entrée par requête</translation>
    </message>
    <message>
        <source>Length of a request, in tokens. Above an API’s threshold its long-context price applies. Empty: unknown, the ordinary price is used.</source>
        <translation>Longueur d’une requête, en tokens. Au-delà du seuil d’une API, son tarif contexte long s’applique. Vide&#xa0;: inconnue, le prix ordinaire est retenu.</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Taux d’utilisation</translation>
    </message>
    <message>
        <source>Share of the hours paid in which the card produces tokens. The published comparison takes 65%; the metrics of a running service give the actual figure.</source>
        <translation>Part des heures payées pendant lesquelles la carte produit des tokens. Le comparatif publié prend 65&#x202f;%&#xa0;; les mesures d’un service en marche donnent le taux effectif.</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>Output tokens per second of one unit of this offer, all its GPUs together, at the concurrency it is run with. From a measurement or from the price book, which names its source.</source>
        <translation>Tokens de sortie par seconde d’une unité de cette offre, tous ses GPU ensemble, au nombre de séquences simultanées prévu. D’après une mesure, ou d’après la grille tarifaire, qui cite sa source.</translation>
    </message>
    <message>
        <source>Throughput factor</source>
        <translation>Facteur de débit</translation>
    </message>
    <message>
        <source>Multiplies the throughput of every offer: 0.8 asks what happens when all are 20% slower than stated.</source>
        <translation>Multiplie le débit de toutes les offres&#xa0;: avec 0,8, toutes sont 20&#x202f;% plus lentes qu’annoncé.</translation>
    </message>
    <message>
        <source>Prefix cache share</source>
        <translation>Part du préfixe en cache</translation>
    </message>
    <message>
        <source>Share of the input tokens that your own GPUs need not compute again, because the start of the request is still in memory. The metrics of the serving software give the figure.</source>
        <translation>Part des tokens d’entrée que vos GPU n’ont pas à recalculer, le début de la requête étant encore en mémoire. Les mesures du logiciel de service donnent ce chiffre.</translation>
    </message>
    <message>
        <source>Hours per month</source>
        <translation>Heures par mois</translation>
    </message>
    <message>
        <source>Hours in which a unit is rented each month: 720 for 30 days around the clock, 744 at most.</source>
        <translation>Heures de location d’une unité chaque mois&#xa0;: 720 pour 30 jours sans interruption, 744 au plus.</translation>
    </message>
    <message>
        <source>Minimum units</source>
        <translation>Unités au minimum</translation>
    </message>
    <message>
        <source>Units that run whatever the volume, for example two replicas for availability.</source>
        <translation>Unités en service quel que soit le volume, par exemple deux répliques pour la disponibilité.</translation>
    </message>
    <message>
        <source>Spare units (N+1)</source>
        <translation>Unités de secours (N+1)</translation>
    </message>
    <message>
        <source>Units paid on top that serve nothing: they take over when another fails.</source>
        <translation>Unités payées en plus, sans trafic&#xa0;: elles prennent le relais quand une autre tombe en panne.</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Durée d’engagement</translation>
    </message>
    <message>
        <source>Months of commitment, among the terms that the offer lists.</source>
        <translation>Mois d’engagement, parmi les durées que propose l’offre.</translation>
    </message>
    <message>
        <source>Discount on GPUs</source>
        <translation>Remise sur les GPU</translation>
    </message>
    <message>
        <source>Negotiated discount off the price of the GPUs. A quote gives it.</source>
        <translation>Remise négociée sur le prix des GPU. Un devis la donne.</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Frais annexes</translation>
    </message>
    <message>
        <source>Storage, network and the rest, as a share of the GPU price and on top of it.</source>
        <translation>Stockage, réseau et autres frais, en proportion du prix des GPU et en plus de lui.</translation>
    </message>
    <message>
        <source>Fixed costs (staff, operations)</source>
        <translation>Coûts fixes (équipe, exploitation)</translation>
    </message>
    <message>
        <source>What the month costs as soon as there is one unit, whatever the volume: staff, monitoring, licences.</source>
        <translation>Ce que coûte le mois dès la première unité, quel que soit le volume&#xa0;: équipe, supervision, licences.</translation>
    </message>
    <message>
        <source>Peak limit</source>
        <translation>Plafond en pointe</translation>
    </message>
    <message>
        <source>Share of its throughput that a unit may be asked for at the peak. It counts when utilisation follows from the load.</source>
        <translation>Part de son débit que l’on peut demander à une unité en pointe. Ce plafond compte quand le taux d’utilisation découle de l’usage.</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>Facturation</translation>
    </message>
    <message>
        <source>How the GPUs are paid for: monthly, by the hour on demand, interruptible, or with a commitment.</source>
        <translation>Mode de paiement des GPU&#xa0;: au mois, à l’heure à la demande, en interruptible, ou avec engagement.</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Mode de marche</translation>
    </message>
    <message>
        <source>Always on pays whole units all month; elastic pays only the hours that the volume needs.</source>
        <translation>Allumé en permanence, on paie des unités entières tout le mois&#xa0;; à l’usage, les seules heures nécessaires au volume.</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>The GPU offer that the answer speaks of, among those compared.</source>
        <translation>L’offre GPU dont parle la réponse, parmi celles qui sont comparées.</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>The reference API: the one that the answer and the bands of the charts speak of.</source>
        <translation>L’API de référence&#xa0;: celle dont parlent la réponse et les bandes des graphiques.</translation>
    </message>
    <message>
        <source>Negotiated discount</source>
        <translation>Remise négociée</translation>
    </message>
    <message>
        <source>Discount off the list prices of every API. A quote or a framework contract gives it.</source>
        <translation>Remise sur les prix publics de toutes les API. Un devis ou un contrat-cadre la donne.</translation>
    </message>
    <message>
        <source>Close below</source>
        <translation>Proche en dessous de</translation>
    </message>
    <message>
        <source>Two costs that differ by no more than this share are called close.</source>
        <translation>Deux coûts dont l’écart ne dépasse pas cette part sont dits proches.</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>Taux de change</translation>
    </message>
    <message>
        <source>Value of one unit of the other currency in the currency of the results. The central bank publishes it daily.</source>
        <translation>Valeur d’une unité de l’autre devise dans celle des résultats. La banque centrale la publie chaque jour.</translation>
    </message>
    <message>
        <source>Monthly</source>
        <translation>Mensuel</translation>
    </message>
    <message>
        <source>The monthly price of the offer; without one, its hourly price for all the hours of the month.</source>
        <translation>Le forfait mensuel de l’offre&#xa0;; à défaut, son prix à l’heure pendant toutes les heures du mois.</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>À la demande</translation>
    </message>
    <message>
        <source>By the hour, without commitment, stopped and started at will.</source>
        <translation>À l’heure, sans engagement, avec arrêt et démarrage à volonté.</translation>
    </message>
    <message>
        <source>Interruptible</source>
        <translation>Interruptible</translation>
    </message>
    <message>
        <source>By the hour at a lower price (spot); the provider may take the machine back at any time.</source>
        <translation>À l’heure, à prix réduit (spot)&#xa0;; le fournisseur peut reprendre la machine à tout moment.</translation>
    </message>
    <message>
        <source>Committed</source>
        <translation>Avec engagement</translation>
    </message>
    <message>
        <source>A lower monthly price against a commitment over several months.</source>
        <translation>Un prix mensuel plus bas, contre un engagement sur plusieurs mois.</translation>
    </message>
    <message>
        <source>Always on</source>
        <translation>Allumé en permanence</translation>
    </message>
    <message>
        <source>Whole units, paid all month.</source>
        <translation>Des unités entières, payées tout le mois.</translation>
    </message>
    <message>
        <source>Elastic</source>
        <translation>Élastique, à l’usage</translation>
    </message>
    <message>
        <source>Only the hours that the volume needs, rounded up to the billing increment.</source>
        <translation>Les seules heures nécessaires au volume, arrondies au pas de facturation supérieur.</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>per cent</source>
        <translation>pour cent</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>montant</translation>
    </message>
    <message>
        <source>per month</source>
        <translation>par mois</translation>
    </message>
    <message>
        <source>per hour</source>
        <translation>par heure</translation>
    </message>
    <message>
        <source>per million tokens</source>
        <translation>par million de tokens</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>heures</translation>
    </message>
    <message>
        <source>hours per month</source>
        <translation>heures par mois</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>secondes</translation>
    </message>
    <message>
        <source>tokens per second</source>
        <translation>tokens par seconde</translation>
    </message>
    <message>
        <source>units</source>
        <translation>unités</translation>
    </message>
    <message>
        <source>gigabytes</source>
        <translation>gigaoctets</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>facteur</translation>
    </message>
    <message>
        <source>tokens per request</source>
        <translation>tokens par requête</translation>
    </message>
    <message>
        <source>months</source>
        <translation>mois</translation>
    </message>
</context>
</TS>
