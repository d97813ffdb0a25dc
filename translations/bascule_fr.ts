<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>bascule</name>
    <message>
        <source> and </source>
        <extracomment>between the last two items of a list, with its spaces</extracomment>
        <translation> et </translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <extracomment>%1 is what was typed</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Saisissez un nombre.</translation>
    </message>
    <message>
        <source>“%1” is not a finite number.</source>
        <extracomment>%1 is what was typed</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre fini.</translation>
    </message>
    <message>
        <source>The value must be between %1 and %2.</source>
        <extracomment>%1, %2: the lowest and the highest value, with their unit</extracomment>
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
        <translation>Devise</translation>
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
        <translation>Tokens lus pour chaque token écrit&#xa0;: prompt, historique et documents. Les exemples aux prix publics en prennent 4&#x202f;; le relevé d’usage d’un fournisseur donne les deux comptes.</translation>
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
        <translation>Part des heures payées pendant lesquelles la carte produit des tokens. La comparaison publiée prend 65&#x202f;%&#x202f;; les mesures d’un service en marche donnent le taux effectif.</translation>
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
        <translation>Fonctionnement</translation>
    </message>
    <message>
        <source>Always on pays whole units all month; elastic pays only the hours that the volume needs.</source>
        <translation>Allumé en permanence, on paie des unités entières tout le mois&#x202f;; à l’usage, les seules heures nécessaires au volume.</translation>
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
        <translation>Le forfait mensuel de l’offre&#x202f;; à défaut, son prix à l’heure pendant toutes les heures du mois.</translation>
    </message>
    <message>
        <source>On demand</source>
        <extracomment>in a table</extracomment>
        <translation>À la demande</translation>
    </message>
    <message>
        <source>By the hour, without commitment, stopped and started at will.</source>
        <translation>À l’heure, sans engagement, avec arrêt et démarrage à volonté.</translation>
    </message>
    <message>
        <source>Interruptible</source>
        <extracomment>in a table</extracomment>
        <translation>Interruptible</translation>
    </message>
    <message>
        <source>By the hour at a lower price (spot); the provider may take the machine back at any time.</source>
        <translation>À l’heure, à prix réduit (spot)&#x202f;; le fournisseur peut reprendre la machine à tout moment.</translation>
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
    <message>
        <source>At %1 a month, %2 costs less: %3 against %4 with %5.</source>
        <extracomment>%1 volume, %2 API, %3 its cost, %4 cost of the GPU, %5 GPU
----------
%1 volume, %2 GPU, %3 its cost, %4 cost of the API, %5 API</extracomment>
        <translation>À %1 par mois, %2 coûte moins&#xa0;: %3 contre %4 avec %5.</translation>
    </message>
    <message>
        <source>At %1 a month the two are close: %3 with %2, %5 with %4, %6 apart.</source>
        <extracomment>%1 volume, %2 GPU, %3 its cost, %4 API, %5 its cost, %6 difference</extracomment>
        <translation>À %1 par mois, les deux se valent&#xa0;: %3 avec %2, %5 avec %4, soit %6 d’écart.</translation>
    </message>
    <message>
        <source>%1 costs nothing at this price; %2 costs %3 a month.</source>
        <extracomment>%1 API, %2 GPU, %3 its cost</extracomment>
        <translation>%1 est sans frais à ce tarif&#x202f;; %2 coûte %3 par mois.</translation>
    </message>
    <message>
        <source>The difference is %1 a month, %2 a year.</source>
        <extracomment>%1 amount a month, %2 amount a year</extracomment>
        <translation>L’écart est de %1 par mois, soit %2 par an.</translation>
    </message>
    <message numerus="yes">
        <source>The GPU costs less than %Ln API compared.</source>
        <translation>
            <numerusform>Le GPU coûte moins que %Ln API comparée.</numerusform>
            <numerusform>Le GPU coûte moins que %Ln API comparées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The GPU costs less from %1 a month, compared with %2.</source>
        <extracomment>%1 volume, %2 API</extracomment>
        <translation>Le GPU coûte moins à partir de %1 par mois face à %2.</translation>
    </message>
    <message>
        <source>The GPU costs less at any volume, compared with %1.</source>
        <extracomment>%1 API</extracomment>
        <translation>Le GPU coûte moins à tout volume face à %1.</translation>
    </message>
    <message>
        <source>Compared with %3 the GPU costs less between %1 and %2 a month, and only there.</source>
        <extracomment>%1 lowest volume, %2 highest volume, %3 API</extracomment>
        <translation>Le GPU coûte moins face à %3 entre %1 et %2 par mois, et seulement là.</translation>
    </message>
    <message numerus="yes">
        <source>Compared with %2 the GPU costs less over %Ln range of volume: %1.</source>
        <extracomment>n ranges, %1 list of ranges, %2 API</extracomment>
        <translation>
            <numerusform>Face à %2, le GPU coûte moins sur %Ln plage de volume&#xa0;: %1.</numerusform>
            <numerusform>Face à %2, le GPU coûte moins sur %Ln plages de volume&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compared with %2 the GPU costs less over more than %Ln range of volume: %1.</source>
        <extracomment>n ranges, %1 list of the first ones, %2 API</extracomment>
        <translation>
            <numerusform>Face à %2, le GPU coûte moins sur plus de %Ln plage de volume&#xa0;: %1.</numerusform>
            <numerusform>Face à %2, le GPU coûte moins sur plus de %Ln plages de volume&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>%1 lowest volume, %2 highest volume</extracomment>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>then for good from %1</source>
        <extracomment>last item of a list of ranges: %1 volume</extracomment>
        <translation>puis définitivement à partir de %1</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln ranges are shown.</source>
        <translation>
            <numerusform>Seule la première plage est affichée.</numerusform>
            <numerusform>Seules les %Ln premières plages sont affichées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared with %1, never: even 100% busy, %2 costs %3 per million, against %4.</source>
        <extracomment>%1 API, %2 GPU, %3 its unit cost, %4 unit cost of the API</extracomment>
        <translation>Face à %1, jamais&#xa0;: même occupé à 100&#x202f;%, %2 coûte %3 par million, contre %4.</translation>
    </message>
    <message>
        <source>At %1 utilisation the GPU does not catch up with %2 at any volume; it would take more than %3.</source>
        <extracomment>%1 utilisation, %2 API, %3 utilisation needed</extracomment>
        <translation>Au taux de %1, le GPU ne rattrape %2 à aucun volume&#x202f;; il faudrait dépasser %3.</translation>
    </message>
    <message>
        <source>At %1 a month no utilisation is enough: a single unit costs %2, against %3.</source>
        <extracomment>%1 volume, %2 cost of the GPU, %3 cost of the API</extracomment>
        <translation>À %1 par mois, aucun taux d’utilisation n’y suffit&#xa0;: une seule unité coûte %2, contre %3.</translation>
    </message>
    <message>
        <source>At %1 a month no utilisation is enough: the minimum, %2, costs %3, against %4.</source>
        <extracomment>%1 volume, %2 GPU with its count, %3 its cost, %4 cost of the API</extracomment>
        <translation>À %1 par mois, aucun taux d’utilisation n’y suffit&#xa0;: le minimum, %2, coûte %3, contre %4.</translation>
    </message>
    <message>
        <source>At %1 a month no utilisation is enough: even 100% busy, %2 costs %3, against %4.</source>
        <extracomment>%1 volume, %2 GPU, %3 its cost, %4 cost of the API</extracomment>
        <translation>À %1 par mois, aucun taux d’utilisation n’y suffit&#xa0;: même occupé à 100&#x202f;%, %2 coûte %3, contre %4.</translation>
    </message>
    <message>
        <source>It would take a price of %1 a month per unit.</source>
        <extracomment>%1 price</extracomment>
        <translation>Il faudrait un prix de %1 par mois et par unité.</translation>
    </message>
    <message>
        <source>It would take a price of %1 an hour per unit.</source>
        <extracomment>%1 price</extracomment>
        <translation>Il faudrait un prix de %1 par heure et par unité.</translation>
    </message>
    <message numerus="yes">
        <source>At this volume it would take %1 utilisation, to fit on %Ln unit.</source>
        <extracomment>n units, %1 utilisation</extracomment>
        <translation>
            <numerusform>À ce volume, il faudrait un taux d’utilisation de %1, pour tenir sur %Ln unité.</numerusform>
            <numerusform>À ce volume, il faudrait un taux d’utilisation de %1, pour tenir sur %Ln unités.</numerusform>
        </translation>
    </message>
    <message>
        <source>At this volume it would take %1 utilisation.</source>
        <extracomment>%1 utilisation</extracomment>
        <translation>À ce volume, il faudrait un taux d’utilisation de %1.</translation>
    </message>
    <message>
        <source>It would take a volume of %1 a month.</source>
        <extracomment>%1 volume</extracomment>
        <translation>Il faudrait un volume de %1 par mois.</translation>
    </message>
    <message>
        <source>The API costs less below %1 utilisation, or above %2 a month per unit.</source>
        <extracomment>%1 utilisation, %2 price</extracomment>
        <translation>L’API coûte moins sous un taux d’utilisation de %1, ou au-dessus de %2 par mois et par unité.</translation>
    </message>
    <message>
        <source>The API costs less below %1 utilisation, or above %2 an hour per unit.</source>
        <extracomment>%1 utilisation, %2 price</extracomment>
        <translation>L’API coûte moins sous un taux d’utilisation de %1, ou au-dessus de %2 par heure et par unité.</translation>
    </message>
    <message>
        <source>The API costs less above %1 a month per unit.</source>
        <extracomment>%1 price</extracomment>
        <translation>L’API coûte moins au-dessus de %1 par mois et par unité.</translation>
    </message>
    <message>
        <source>The API costs less above %1 an hour per unit.</source>
        <extracomment>%1 price</extracomment>
        <translation>L’API coûte moins au-dessus de %1 par heure et par unité.</translation>
    </message>
    <message>
        <source>Around this volume the GPU stays ahead between %1 and %2 a month.</source>
        <extracomment>%1 lowest volume, %2 highest volume</extracomment>
        <translation>Autour de ce volume, le GPU reste devant entre %1 et %2 par mois.</translation>
    </message>
    <message>
        <source>Both together cost less: %1 for the base load and %2 for the other %3, %4 a month, saving %5.</source>
        <extracomment>%1 GPU with its count, %2 API, %3 volume of the API, %4 cost, %5 saving a month</extracomment>
        <translation>Les deux ensemble coûtent moins&#xa0;: %1 pour la demande de base et %2 pour le reste (%3), soit %4 par mois et %5 d’économie.</translation>
    </message>
    <message>
        <source>Solid: with 20% more or less throughput the verdict stays the same.</source>
        <translation>Solide&#xa0;: avec 20&#x202f;% de débit en plus ou en moins, le verdict reste le même.</translation>
    </message>
    <message numerus="yes">
        <source>Fragile: with 20% less throughput %Ln unit is needed (%1 a month) and the API costs less than the GPU.</source>
        <extracomment>n units, %1 their cost</extracomment>
        <translation>
            <numerusform>Fragile&#xa0;: avec 20&#x202f;% de débit en moins, il faut %Ln unité (%1 par mois) et l’API repasse devant.</numerusform>
            <numerusform>Fragile&#xa0;: avec 20&#x202f;% de débit en moins, il faut %Ln unités (%1 par mois) et l’API repasse devant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fragile: with 20% less throughput %Ln unit is needed (%1 a month) and the two are close.</source>
        <extracomment>n units, %1 their cost</extracomment>
        <translation>
            <numerusform>Fragile&#xa0;: avec 20&#x202f;% de débit en moins, il faut %Ln unité (%1 par mois) et les deux se valent.</numerusform>
            <numerusform>Fragile&#xa0;: avec 20&#x202f;% de débit en moins, il faut %Ln unités (%1 par mois) et les deux se valent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fragile: with 20% more throughput %Ln unit is enough (%1 a month) and the GPU costs less than the API.</source>
        <extracomment>n units, %1 their cost</extracomment>
        <translation>
            <numerusform>Fragile&#xa0;: avec 20&#x202f;% de débit en plus, %Ln unité suffit (%1 par mois) et le GPU passe devant.</numerusform>
            <numerusform>Fragile&#xa0;: avec 20&#x202f;% de débit en plus, %Ln unités suffisent (%1 par mois) et le GPU passe devant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fragile: with 20% more throughput %Ln unit is enough (%1 a month) and the two are close.</source>
        <extracomment>n units, %1 their cost</extracomment>
        <translation>
            <numerusform>Fragile&#xa0;: avec 20&#x202f;% de débit en plus, %Ln unité suffit (%1 par mois) et les deux se valent.</numerusform>
            <numerusform>Fragile&#xa0;: avec 20&#x202f;% de débit en plus, %Ln unités suffisent (%1 par mois) et les deux se valent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fragile: with 20% less throughput the GPU costs %1 a month and the API costs less than the GPU.</source>
        <extracomment>%1 cost of the GPU</extracomment>
        <translation>Fragile&#xa0;: avec 20&#x202f;% de débit en moins, le GPU coûte %1 par mois et l’API repasse devant.</translation>
    </message>
    <message>
        <source>Fragile: with 20% less throughput the GPU costs %1 a month and the two are close.</source>
        <extracomment>%1 cost of the GPU</extracomment>
        <translation>Fragile&#xa0;: avec 20&#x202f;% de débit en moins, le GPU coûte %1 par mois et les deux se valent.</translation>
    </message>
    <message>
        <source>Fragile: with 20% more throughput the GPU costs %1 a month, less than the API.</source>
        <extracomment>%1 cost of the GPU</extracomment>
        <translation>Fragile&#xa0;: avec 20&#x202f;% de débit en plus, le GPU coûte %1 par mois et passe devant.</translation>
    </message>
    <message>
        <source>Fragile: with 20% more throughput the GPU costs %1 a month and the two are close.</source>
        <extracomment>%1 cost of the GPU</extracomment>
        <translation>Fragile&#xa0;: avec 20&#x202f;% de débit en plus, le GPU coûte %1 par mois et les deux se valent.</translation>
    </message>
    <message>
        <source>Fragile: with 20% less throughput the GPU no longer costs less than every API compared.</source>
        <translation>Fragile&#xa0;: avec 20&#x202f;% de débit en moins, le GPU ne coûte plus moins que toutes les API comparées.</translation>
    </message>
    <message>
        <source>Fragile: with 20% more throughput the GPU costs less than every API compared.</source>
        <translation>Fragile&#xa0;: avec 20&#x202f;% de débit en plus, le GPU coûte moins que toutes les API comparées.</translation>
    </message>
    <message>
        <source>%1</source>
        <extracomment>%1 model, precision and load
----------
%1 card</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>per million, at this volume</source>
        <translation>par million, à ce volume</translation>
    </message>
    <message>
        <source>capacity of a unit at %1</source>
        <extracomment>under the figure: %1 utilisation</extracomment>
        <translation>capacité d’une unité à %1</translation>
    </message>
    <message numerus="yes">
        <source>unit needed</source>
        <extracomment>under the figure, which shows n</extracomment>
        <translation>
            <numerusform>unité nécessaire</numerusform>
            <numerusform>unités nécessaires</numerusform>
        </translation>
    </message>
    <message>
        <source>No verdict: %1 is missing.</source>
        <extracomment>%1 what is missing (missing.…)</extracomment>
        <translation>Pas de verdict&#xa0;: il manque %1.</translation>
    </message>
    <message>
        <source>No verdict: %1 does not meet the constraints.</source>
        <extracomment>%1 offer or API</extracomment>
        <translation>Pas de verdict&#xa0;: %1 ne respecte pas les contraintes.</translation>
    </message>
    <message>
        <source>No verdict: the amounts for %1 are too large to be computed.</source>
        <extracomment>%1 offer or API</extracomment>
        <translation>Pas de verdict&#xa0;: les montants pour %1 sont trop grands pour être calculés.</translation>
    </message>
    <message>
        <source>a GPU to compare</source>
        <translation>un GPU à comparer</translation>
    </message>
    <message>
        <source>an API to compare</source>
        <translation>une API à comparer</translation>
    </message>
    <message>
        <source>the throughput for %1</source>
        <extracomment>in “No verdict”; %1 offer or API, here and below</extracomment>
        <translation>le débit pour %1</translation>
    </message>
    <message>
        <source>the exchange rate for %1</source>
        <translation>le taux de change pour %1</translation>
    </message>
    <message>
        <source>the monthly price for %1</source>
        <translation>le prix mensuel pour %1</translation>
    </message>
    <message>
        <source>the on-demand price for %1</source>
        <translation>le prix à la demande pour %1</translation>
    </message>
    <message>
        <source>the interruptible price for %1</source>
        <translation>le prix interruptible pour %1</translation>
    </message>
    <message>
        <source>the committed price for %1</source>
        <translation>le prix avec engagement pour %1</translation>
    </message>
    <message>
        <source>the output price for %1</source>
        <translation>le prix de sortie pour %1</translation>
    </message>
    <message>
        <source>the input price for %1</source>
        <translation>le prix d’entrée pour %1</translation>
    </message>
    <message>
        <source>the batch price for %1</source>
        <translation>le prix par lots pour %1</translation>
    </message>
    <message>
        <source>the batch output price for %1</source>
        <translation>le prix de sortie par lots pour %1</translation>
    </message>
    <message>
        <source>the batch input price for %1</source>
        <translation>le prix d’entrée par lots pour %1</translation>
    </message>
    <message>
        <source>%1: %2 unknown, no result.</source>
        <extracomment>%1 row, %2 what is unknown (which.…)</extracomment>
        <translation>%1&#xa0;: %2 inconnu, pas de résultat.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln API: %1 unknown, no result.</source>
        <extracomment>n APIs, %1 what is unknown (which.…)</extracomment>
        <translation>
            <numerusform>%Ln API&#xa0;: %1 inconnu, pas de résultat.</numerusform>
            <numerusform>%Ln API&#xa0;: %1 inconnu, pas de résultat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row without a price or a throughput is not compared.</source>
        <translation>
            <numerusform>%Ln offre sans prix ou sans débit n’est pas comparée.</numerusform>
            <numerusform>%Ln offres sans prix ou sans débit ne sont pas comparées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row does not meet the constraints.</source>
        <translation>
            <numerusform>%Ln offre ne respecte pas les contraintes.</numerusform>
            <numerusform>%Ln offres ne respectent pas les contraintes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row has amounts too large to be computed.</source>
        <translation>
            <numerusform>%Ln offre a des montants trop grands pour être calculés.</numerusform>
            <numerusform>%Ln offres ont des montants trop grands pour être calculés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exchange rate missing: give the value of 1&#xa0;%1 in %2 to compare %Ln row.</source>
        <extracomment>n rows, %1 currency, %2 currency of the results</extracomment>
        <translation>
            <numerusform>Taux de change manquant&#xa0;: indiquez la valeur de 1&#xa0;%1 en %2 pour comparer %Ln offre.</numerusform>
            <numerusform>Taux de change manquant&#xa0;: indiquez la valeur de 1&#xa0;%1 en %2 pour comparer %Ln offres.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 are taken at par (1 to 1), with no exchange rate.</source>
        <extracomment>%1, %2 currencies</extracomment>
        <translation>%1 et %2 sont pris à parité (1 pour 1), sans taux de change.</translation>
    </message>
    <message>
        <source>No monthly price: %1 an hour for %2.</source>
        <extracomment>%1 price, %2 hours</extracomment>
        <translation>Pas de forfait mensuel&#xa0;: %1 par heure pendant %2.</translation>
    </message>
    <message>
        <source>%1 has a monthly price: computed as always on.</source>
        <extracomment>%1 offer</extracomment>
        <translation>%1 a un prix mensuel&#xa0;: calcul fait en mode «&#xa0;allumé en permanence&#xa0;».</translation>
    </message>
    <message>
        <source>%1: input throughput unknown, input tokens are not counted on the GPU’s side.</source>
        <extracomment>%1 offer</extracomment>
        <translation>%1&#xa0;: débit d’entrée inconnu, les tokens d’entrée ne sont pas comptés côté GPU.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln price is more than %1 days old.</source>
        <extracomment>n prices, %1 days</extracomment>
        <translation>
            <numerusform>%Ln prix date de plus de %1 jours.</numerusform>
            <numerusform>%Ln prix datent de plus de %1 jours.</numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>never at %1</source>
        <extracomment>in a table cell, as all of short.…: %1 utilisation</extracomment>
        <translation>jamais à %1</translation>
    </message>
    <message>
        <source>at any volume</source>
        <translation>à tout volume</translation>
    </message>
    <message>
        <source>from %1</source>
        <extracomment>%1 volume</extracomment>
        <translation>à partir de %1</translation>
    </message>
    <message>
        <source>%1–%2 only</source>
        <extracomment>%1 to %2, volumes</extracomment>
        <translation>%1–%2 seulement</translation>
    </message>
    <message>
        <source>%1–%2 and other ranges</source>
        <extracomment>%1 to %2, volumes</extracomment>
        <translation>%1–%2 et d’autres plages</translation>
    </message>
    <message>
        <source>%1–%2, then from %3</source>
        <extracomment>%1 to %2, %3 volumes</extracomment>
        <translation>%1–%2, puis à partir de %3</translation>
    </message>
    <message>
        <source>%1–%2 and other ranges, for good from %3</source>
        <extracomment>%1 to %2, %3 volumes</extracomment>
        <translation>%1–%2 et d’autres plages, définitivement à partir de %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln&#xa0;unit)</source>
        <extracomment>n units, %1 utilisation</extracomment>
        <translation>
            <numerusform>%1 (%Ln&#xa0;unité)</numerusform>
            <numerusform>%1 (%Ln&#xa0;unités)</numerusform>
        </translation>
    </message>
    <message>
        <source>no utilisation is enough</source>
        <translation>aucun taux n’y suffit</translation>
    </message>
    <message>
        <source>Cost per 1M tokens</source>
        <translation>Coût / 1&#xa0;M tokens</translation>
    </message>
    <message>
        <source>Monthly volume (output tokens)</source>
        <translation>Volume mensuel (tokens de sortie)</translation>
    </message>
    <message>
        <source>Monthly cost</source>
        <translation>Coût mensuel</translation>
    </message>
    <message>
        <source>Unit cost by offer</source>
        <translation>Coût unitaire par offre</translation>
    </message>
    <message>
        <source>Per million output tokens, at %1 utilisation</source>
        <extracomment>%1 utilisation</extracomment>
        <translation>Par million de tokens de sortie, au taux d’utilisation de %1</translation>
    </message>
    <message>
        <source>Unit cost by utilisation</source>
        <translation>Coût unitaire selon le taux d’utilisation</translation>
    </message>
    <message>
        <source>Per million output tokens</source>
        <translation>Par million de tokens de sortie</translation>
    </message>
    <message>
        <source>Monthly cost by volume</source>
        <translation>Coût mensuel selon le volume</translation>
    </message>
    <message>
        <source>A month, output tokens: %1 at %2 utilisation, %3 a month</source>
        <extracomment>%1 GPU, %2 utilisation, %3 hours</extracomment>
        <translation>Par mois, tokens de sortie&#xa0;: %1 au taux d’utilisation de %2, %3 par mois</translation>
    </message>
    <message>
        <source>No offer has a result yet: add a price and a throughput.</source>
        <translation>Aucune offre n’a de résultat&#xa0;: indiquez un prix et un débit.</translation>
    </message>
    <message>
        <source>%1 has no result: see the table below.</source>
        <extracomment>%1 offer</extracomment>
        <translation>%1 n’a pas de résultat&#xa0;: voir le tableau ci-dessous.</translation>
    </message>
    <message>
        <source>These amounts are too large to be drawn.</source>
        <translation>Ces montants sont trop grands pour être dessinés.</translation>
    </message>
    <message>
        <source>%1: free (0)</source>
        <extracomment>%1 API</extracomment>
        <translation>%1&#xa0;: sans frais (0)</translation>
    </message>
    <message>
        <source>%1&#xa0;×&#xa0;%2</source>
        <extracomment>%1 offer, %2 number of units</extracomment>
        <translation>%1&#xa0;×&#xa0;%2</translation>
    </message>
    <message>
        <source>Both together</source>
        <translation>Les deux ensemble</translation>
    </message>
    <message>
        <source>%1, for good</source>
        <extracomment>%1 volume</extracomment>
        <translation>%1, définitivement</translation>
    </message>
    <message>
        <source>your volume: %1</source>
        <extracomment>%1 volume</extracomment>
        <translation>votre volume&#xa0;: %1</translation>
    </message>
    <message>
        <source>your utilisation: %1</source>
        <extracomment>%1 utilisation</extracomment>
        <translation>votre taux&#xa0;: %1</translation>
    </message>
    <message>
        <source>Green bands: the GPU costs less than %1</source>
        <extracomment>%1 API</extracomment>
        <translation>Bandes vertes&#xa0;: le GPU coûte moins face à %1</translation>
    </message>
    <message>
        <source>The steps are too many to be drawn one by one: the GPU line follows their upper edge.</source>
        <translation>Les paliers sont trop nombreux pour être tracés un à un&#xa0;: la ligne du GPU suit leur bord supérieur.</translation>
    </message>
    <message>
        <source>%1 costs nothing and has no place on a logarithmic scale.</source>
        <extracomment>%1 API</extracomment>
        <translation>%1 est sans frais et n’a pas de place sur une échelle logarithmique.</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>débit</translation>
    </message>
    <message>
        <source>exchange rate</source>
        <translation>taux de change</translation>
    </message>
    <message>
        <source>monthly price</source>
        <translation>prix mensuel</translation>
    </message>
    <message>
        <source>on-demand price</source>
        <translation>prix à la demande</translation>
    </message>
    <message>
        <source>interruptible price</source>
        <translation>prix interruptible</translation>
    </message>
    <message>
        <source>price for a commitment of %1</source>
        <extracomment>%1 months</extracomment>
        <translation>prix avec engagement de %1</translation>
    </message>
    <message>
        <source>output price</source>
        <translation>prix de sortie</translation>
    </message>
    <message>
        <source>input price</source>
        <translation>prix d’entrée</translation>
    </message>
    <message>
        <source>batch price</source>
        <translation>prix par lots</translation>
    </message>
    <message>
        <source>batch output price</source>
        <translation>prix de sortie par lots</translation>
    </message>
    <message>
        <source>batch input price</source>
        <translation>prix d’entrée par lots</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <extracomment>%1 what is unknown (which.…)</extracomment>
        <translation>%1 inconnu</translation>
    </message>
    <message>
        <source>no error</source>
        <translation>aucune erreur</translation>
    </message>
    <message>
        <source>does not meet the constraints</source>
        <translation>ne respecte pas les contraintes</translation>
    </message>
    <message>
        <source>throughput unknown</source>
        <translation>débit inconnu</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>prix inconnu</translation>
    </message>
    <message>
        <source>exchange rate unknown</source>
        <translation>taux de change inconnu</translation>
    </message>
    <message>
        <source>amounts too large to be computed</source>
        <translation>montants trop grands pour être calculés</translation>
    </message>
    <message>
        <source>output price unknown</source>
        <translation>prix de sortie inconnu</translation>
    </message>
    <message>
        <source>input price unknown</source>
        <translation>prix d’entrée inconnu</translation>
    </message>
    <message>
        <source>batch price unknown</source>
        <translation>prix par lots inconnu</translation>
    </message>
    <message>
        <source>batch output price unknown</source>
        <translation>prix de sortie par lots inconnu</translation>
    </message>
    <message>
        <source>batch input price unknown</source>
        <translation>prix d’entrée par lots inconnu</translation>
    </message>
    <message>
        <source>input throughput unknown, input tokens are not counted on the GPU’s side</source>
        <translation>débit d’entrée inconnu, les tokens d’entrée ne sont pas comptés côté GPU</translation>
    </message>
    <message>
        <source>no monthly price, the hourly price counts for every hour of the month</source>
        <translation>pas de forfait mensuel, le prix horaire vaut pour chaque heure du mois</translation>
    </message>
    <message>
        <source>monthly price, computed as always on</source>
        <translation>prix mensuel, calcul fait en mode «&#xa0;allumé en permanence&#xa0;»</translation>
    </message>
    <message>
        <source>long-context price</source>
        <translation>tarif contexte long</translation>
    </message>
    <message>
        <source>cached input at the input price</source>
        <translation>entrée en cache au prix d’entrée</translation>
    </message>
    <message>
        <source>cache writes at the input price</source>
        <translation>écriture en cache au prix d’entrée</translation>
    </message>
    <message>
        <source>%1, price of a unit: %2 an hour</source>
        <translation>%1, prix d’une unité&#xa0;: %2 par heure</translation>
    </message>
    <message>
        <source>%1, throughput: %2</source>
        <translation>%1, débit&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, unit cost: %2 per million tokens</source>
        <translation>%1, coût unitaire&#xa0;: %2 par million de tokens</translation>
    </message>
    <message>
        <source>%1, unit cost when 100% busy: %2 per million tokens</source>
        <translation>%1, coût unitaire à 100&#x202f;% d’occupation&#xa0;: %2 par million de tokens</translation>
    </message>
    <message>
        <source>%1, capacity of a unit: %2 a month</source>
        <translation>%1, capacité d’une unité&#xa0;: %2 par mois</translation>
    </message>
    <message>
        <source>%1, units needed: %2</source>
        <translation>%1, unités nécessaires&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, monthly cost: %2</source>
        <translation>%1, coût mensuel&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, cost at this volume: %2 per million tokens</source>
        <translation>%1, coût à ce volume&#xa0;: %2 par million de tokens</translation>
    </message>
    <message>
        <source>%1, actual utilisation: %2</source>
        <translation>%1, taux d’utilisation effectif&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 costs %3 times %2</source>
        <translation>%1 coûte %3 fois %2</translation>
    </message>
    <message>
        <source>%1 less %2: %3 a month</source>
        <translation>%1 moins %2&#xa0;: %3 par mois</translation>
    </message>
    <message>
        <source>%1 against %2, break-even volume: %3 a month</source>
        <translation>%1 face à %2, volume d’équilibre&#xa0;: %3 par mois</translation>
    </message>
    <message>
        <source>%1 against %2, for good from %3 a month</source>
        <translation>%1 face à %2, définitivement à partir de %3 par mois</translation>
    </message>
    <message>
        <source>%1 against %2, break-even utilisation: %3</source>
        <translation>%1 face à %2, taux d’utilisation d’équilibre&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 against %2, utilisation that flips the verdict: %3</source>
        <translation>%1 face à %2, taux d’utilisation qui fait basculer le verdict&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 against %2, price of a unit that flips the verdict: %3</source>
        <translation>%1 face à %2, prix d’une unité qui fait basculer le verdict&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 and %2 together: %3 a month</source>
        <translation>%1 et %2 ensemble&#xa0;: %3 par mois</translation>
    </message>
    <message>
        <source>Monthly price in the price book: %1</source>
        <translation>Prix mensuel de la grille tarifaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Hourly price in the price book: %1</source>
        <translation>Prix horaire de la grille tarifaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Converted: %1&#xa0;× %2 = %3</source>
        <translation>Converti&#xa0;: %1&#xa0;× %2 = %3</translation>
    </message>
    <message>
        <source>Discount: %1&#xa0;× (1 − %2) = %3</source>
        <translation>Remise&#xa0;: %1&#xa0;× (1 − %2) = %3</translation>
    </message>
    <message>
        <source>Overhead: %1&#xa0;× (1 + %2) = %3</source>
        <translation>Frais annexes&#xa0;: %1&#xa0;× (1 + %2) = %3</translation>
    </message>
    <message>
        <source>A month of one unit: %1&#xa0;× %2 = %3</source>
        <translation>Un mois d’une unité&#xa0;: %1&#xa0;× %2 = %3</translation>
    </message>
    <message>
        <source>An hour of one unit: %1 ÷ %2 = %3</source>
        <translation>Une heure d’une unité&#xa0;: %1 ÷ %2 = %3</translation>
    </message>
    <message>
        <source>Throughput: %1&#xa0;× %2 = %3</source>
        <translation>Débit&#xa0;: %1&#xa0;× %2 = %3</translation>
    </message>
    <message>
        <source>Throughput in the price book: %1</source>
        <translation>Débit de la grille tarifaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Throughput as typed: %1</source>
        <translation>Débit saisi&#xa0;: %1</translation>
    </message>
    <message>
        <source>Time per output token: 1 ÷ %1 = %2</source>
        <translation>Temps par token de sortie&#xa0;: 1 ÷ %1 = %2</translation>
    </message>
    <message>
        <source>Time per output token, with its input: 1 ÷ %1 + %2&#xa0;× (1 − %3) ÷ %4 = %5</source>
        <translation>Temps par token de sortie, avec son entrée&#xa0;: 1 ÷ %1 + %2&#xa0;× (1 − %3) ÷ %4 = %5</translation>
    </message>
    <message>
        <source>Capacity of a unit: 3,600&#xa0;s ÷ %1&#xa0;× %2&#xa0;× %3 = %4 tokens a month</source>
        <translation>Capacité d’une unité&#xa0;: 3&#x202f;600&#xa0;s ÷ %1&#xa0;× %2&#xa0;× %3 = %4 tokens par mois</translation>
    </message>
    <message>
        <source>An hour of a unit: 3,600&#xa0;s ÷ %1&#xa0;× %2 = %3 tokens</source>
        <translation>Une heure d’une unité&#xa0;: 3&#x202f;600&#xa0;s ÷ %1&#xa0;× %2 = %3 tokens</translation>
    </message>
    <message>
        <source>Unit cost: %1 ÷ %2&#xa0;× 1,000,000 = %3 per million</source>
        <translation>Coût unitaire&#xa0;: %1 ÷ %2&#xa0;× 1&#x202f;000&#x202f;000 = %3 par million</translation>
    </message>
    <message>
        <source>When 100% busy: %1&#xa0;× %2 = %3 per million</source>
        <translation>À 100&#x202f;% d’occupation&#xa0;: %1&#xa0;× %2 = %3 par million</translation>
    </message>
    <message>
        <source>Units: %1 ÷ %2, rounded up = %3</source>
        <translation>Unités&#xa0;: %1 ÷ %2, arrondi à l’unité supérieure = %3</translation>
    </message>
    <message>
        <source>Minimum units: the larger of %1 and %2 = %3</source>
        <translation>Unités au minimum&#xa0;: le plus grand de %1 et %2 = %3</translation>
    </message>
    <message>
        <source>With spares: %1 + %2 = %3</source>
        <translation>Avec les unités de secours&#xa0;: %1 + %2 = %3</translation>
    </message>
    <message>
        <source>Hours paid: %1 ÷ %2, rounded up to steps of %3 = %4</source>
        <translation>Heures facturées&#xa0;: %1 ÷ %2, arrondi au pas supérieur (%3) = %4</translation>
    </message>
    <message>
        <source>Monthly cost: %1&#xa0;× %2 + %3 fixed = %4</source>
        <translation>Coût mensuel&#xa0;: %1&#xa0;× %2 + %3 de coût fixe = %4</translation>
    </message>
    <message>
        <source>Monthly cost: %1&#xa0;× %2 = %3</source>
        <translation>Coût mensuel&#xa0;: %1&#xa0;× %2 = %3</translation>
    </message>
    <message>
        <source>At this volume: %1 ÷ %2&#xa0;× 1,000,000 = %3 per million</source>
        <translation>À ce volume&#xa0;: %1 ÷ %2&#xa0;× 1&#x202f;000&#x202f;000 = %3 par million</translation>
    </message>
    <message>
        <source>Actual utilisation: %1&#xa0;× %2 ÷ (%3&#xa0;× 3,600&#xa0;s&#xa0;× %4) = %5</source>
        <translation>Taux d’utilisation effectif&#xa0;: %1&#xa0;× %2 ÷ (%3&#xa0;× 3&#x202f;600&#xa0;s&#xa0;× %4) = %5</translation>
    </message>
    <message>
        <source>Output price: %1 per million</source>
        <translation>Prix de sortie&#xa0;: %1 par million</translation>
    </message>
    <message>
        <source>Batch output price: %1 per million</source>
        <translation>Prix de sortie par lots&#xa0;: %1 par million</translation>
    </message>
    <message>
        <source>Requests of more than %1 input tokens: long-context price</source>
        <translation>Requêtes de plus de %1 tokens d’entrée&#xa0;: tarif contexte long</translation>
    </message>
    <message>
        <source>Input: %1&#xa0;× %2 = %3</source>
        <translation>Entrée&#xa0;: %1&#xa0;× %2 = %3</translation>
    </message>
    <message>
        <source>Input: %1&#xa0;× (%2&#xa0;× %3 + cached %4&#xa0;× %5 + written %6&#xa0;× %7) = %8</source>
        <translation>Entrée&#xa0;: %1&#xa0;× (%2&#xa0;× %3 + lu en cache %4&#xa0;× %5 + écrit en cache %6&#xa0;× %7) = %8</translation>
    </message>
    <message>
        <source>List price with input: %1 + %2 = %3 per million</source>
        <translation>Prix public avec l’entrée&#xa0;: %1 + %2 = %3 par million</translation>
    </message>
    <message>
        <source>Batch price with input: %1 + %2 = %3 per million</source>
        <translation>Prix par lots avec l’entrée&#xa0;: %1 + %2 = %3 par million</translation>
    </message>
    <message>
        <source>List and batch: %1&#xa0;× %2 + %3&#xa0;× %4 = %5</source>
        <translation>Prix public et prix par lots&#xa0;: %1&#xa0;× %2 + %3&#xa0;× %4 = %5</translation>
    </message>
    <message>
        <source>Monthly cost: %1 ÷ 1,000,000&#xa0;× %2 = %3</source>
        <translation>Coût mensuel&#xa0;: %1 ÷ 1&#x202f;000&#x202f;000&#xa0;× %2 = %3</translation>
    </message>
    <message>
        <source>Ratio: %1 ÷ %2 = %3</source>
        <translation>Rapport&#xa0;: %1 ÷ %2 = %3</translation>
    </message>
    <message>
        <source>Difference: %1 − %2 = %3</source>
        <translation>Écart&#xa0;: %1 − %2 = %3</translation>
    </message>
    <message>
        <source>Break-even volume: %1 ÷ %2&#xa0;× 1,000,000 = %3</source>
        <translation>Volume d’équilibre&#xa0;: %1 ÷ %2&#xa0;× 1&#x202f;000&#x202f;000 = %3</translation>
    </message>
    <message>
        <source>Break-even volume: %1 ÷ (%2 − %3)&#xa0;× 1,000,000 = %4</source>
        <translation>Volume d’équilibre&#xa0;: %1 ÷ (%2 − %3)&#xa0;× 1&#x202f;000&#x202f;000 = %4</translation>
    </message>
    <message>
        <source>Break-even utilisation: %1&#xa0;× %2 ÷ %3 = %4</source>
        <translation>Taux d’utilisation d’équilibre&#xa0;: %1&#xa0;× %2 ÷ %3 = %4</translation>
    </message>
    <message>
        <source>Units for the price of the API: (%1 − %2) ÷ %3, rounded down = %4</source>
        <translation>Unités au prix de l’API&#xa0;: (%1 − %2) ÷ %3, arrondi à l’unité inférieure = %4</translation>
    </message>
    <message>
        <source>Utilisation: %1&#xa0;× %2 ÷ (%3&#xa0;× 3,600&#xa0;s&#xa0;× %4) = %5</source>
        <translation>Taux d’utilisation&#xa0;: %1&#xa0;× %2 ÷ (%3&#xa0;× 3&#x202f;600&#xa0;s&#xa0;× %4) = %5</translation>
    </message>
    <message>
        <source>Utilisation: %1&#xa0;× %2&#xa0;× %3 ÷ (3,600&#xa0;s&#xa0;× (%4 − %5)) = %6</source>
        <translation>Taux d’utilisation&#xa0;: %1&#xa0;× %2&#xa0;× %3 ÷ (3&#x202f;600&#xa0;s&#xa0;× (%4 − %5)) = %6</translation>
    </message>
    <message>
        <source>Price of a unit: (%1 − %2) ÷ %3 = %4</source>
        <translation>Prix d’une unité&#xa0;: (%1 − %2) ÷ %3 = %4</translation>
    </message>
    <message>
        <source>Own units: %1&#xa0;× %2 + %3 fixed = %4</source>
        <translation>Unités louées&#xa0;: %1&#xa0;× %2 + %3 de coût fixe = %4</translation>
    </message>
    <message>
        <source>The API for the rest: %1 ÷ 1,000,000&#xa0;× %2 = %3</source>
        <translation>L’API pour le reste&#xa0;: %1 ÷ 1&#x202f;000&#x202f;000&#xa0;× %2 = %3</translation>
    </message>
    <message>
        <source>Together: %1 + %2 = %3</source>
        <translation>Ensemble&#xa0;: %1 + %2 = %3</translation>
    </message>
    <message>
        <source>€ per 1M tokens</source>
        <translation>€ / 1&#xa0;M tokens</translation>
    </message>
    <message>
        <source>Monthly break-even</source>
        <translation>Seuil mensuel</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Offers compared</source>
        <translation>Offres comparées</translation>
    </message>
    <message>
        <source>GPU prices</source>
        <translation>Prix des GPU</translation>
    </message>
    <message>
        <source>API prices, per 1M tokens</source>
        <translation>Prix des API, par 1&#xa0;M tokens</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Offre</translation>
    </message>
    <message>
        <source>Per hour</source>
        <translation>Par heure</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>Per 1M</source>
        <translation>Par 1&#xa0;M</translation>
    </message>
    <message>
        <source>Per 1M at this volume</source>
        <translation>Par 1&#xa0;M à ce volume</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Per month</source>
        <translation>Par mois</translation>
    </message>
    <message>
        <source>Utilisation that flips it</source>
        <translation>Taux qui fait basculer</translation>
    </message>
    <message>
        <source>Break-even with %1</source>
        <extracomment>%1 API</extracomment>
        <translation>Point d’équilibre face à %1</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>Point d’équilibre</translation>
    </message>
    <message>
        <source>%2 for %1</source>
        <extracomment>%1 months, %2 price</extracomment>
        <translation>%2 sur %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1: the name of a bar, %2: list of names and values
----------
%1 row, %2 what is said of it</extracomment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other API is compared and not shown here.</source>
        <translation>
            <numerusform>%Ln autre API est comparée sans être affichée ici.</numerusform>
            <numerusform>%Ln autres API sont comparées sans être affichées ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other offer is not drawn.</source>
        <translation>
            <numerusform>%Ln autre offre n’est pas dessinée.</numerusform>
            <numerusform>%Ln autres offres ne sont pas dessinées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <source>Memory per GPU</source>
        <translation>Mémoire par GPU</translation>
    </message>
    <message>
        <source>On demand, per hour</source>
        <translation>À la demande, par heure</translation>
    </message>
    <message>
        <source>Interruptible, per hour</source>
        <translation>Interruptible, par heure</translation>
    </message>
    <message>
        <source>Committed, per month</source>
        <translation>Avec engagement, par mois</translation>
    </message>
    <message>
        <source>Market median, per hour</source>
        <translation>Médiane du marché, par heure</translation>
    </message>
    <message>
        <source>Output tok/s</source>
        <translation>tok/s de sortie</translation>
    </message>
    <message>
        <source>Input tok/s</source>
        <translation>tok/s d’entrée</translation>
    </message>
    <message>
        <source>Jurisdiction</source>
        <translation>Juridiction</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>Relevé le</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Cached input</source>
        <translation>Entrée en cache</translation>
    </message>
    <message>
        <source>Cache write</source>
        <translation>Écriture en cache</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Batch input</source>
        <translation>Entrée par lots</translation>
    </message>
    <message>
        <source>Batch cached input</source>
        <translation>Entrée en cache par lots</translation>
    </message>
    <message>
        <source>Batch cache write</source>
        <translation>Écriture en cache par lots</translation>
    </message>
    <message>
        <source>Batch output</source>
        <translation>Sortie par lots</translation>
    </message>
    <message>
        <source>Long context above</source>
        <translation>Contexte long au-delà de</translation>
    </message>
    <message>
        <source>Long-context input</source>
        <translation>Entrée contexte long</translation>
    </message>
    <message>
        <source>Long-context cached input</source>
        <translation>Entrée en cache contexte long</translation>
    </message>
    <message>
        <source>Long-context output</source>
        <translation>Sortie contexte long</translation>
    </message>
    <message>
        <source>Context window</source>
        <translation>Fenêtre de contexte</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>E&amp;xemples</translation>
    </message>
    <message>
        <source>&amp;Pages</source>
        <translation>&amp;Pages</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Import price book…</source>
        <translation>&amp;Importer une grille tarifaire…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>Expor&amp;ter…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>&amp;Aperçu avant impression…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Copy chart</source>
        <translation>&amp;Copier le graphique</translation>
    </message>
    <message>
        <source>Use &amp;list prices</source>
        <translation>Utiliser les prix &amp;publics</translation>
    </message>
    <message>
        <source>&amp;Français</source>
        <translation>&amp;Français</translation>
    </message>
    <message>
        <source>&amp;English</source>
        <translation>&amp;English</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>Du &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Plein éc&amp;ran</translation>
    </message>
    <message>
        <source>&amp;About Bascule</source>
        <translation>À propos de &amp;Bascule</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Effacer la liste</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <extracomment>%1 name of the step</extracomment>
        <translation>Annuler «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Redo “%1”</source>
        <extracomment>%1 name of the step</extracomment>
        <translation>Rétablir «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>List prices</source>
        <translation>Prix publics</translation>
    </message>
    <message>
        <source>Rows compared</source>
        <translation>Lignes comparées</translation>
    </message>
    <message>
        <source>Price book</source>
        <translation>Grille tarifaire</translation>
    </message>
    <message>
        <source>Own GPUs or an API per token? Free software under the GNU General Public License, version 3 or later. Figures are estimates, not a quote.</source>
        <translation>Vos GPU ou une API au token&#x202f;? Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Les chiffres sont des estimations, pas un devis.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export the pages as PDF, PNG, SVG or CSV</source>
        <translation>Exporter les pages en PDF, PNG, SVG ou CSV</translation>
    </message>
    <message>
        <source>%1, modified</source>
        <extracomment>%1 document</extracomment>
        <translation>%1, modifié</translation>
    </message>
    <message>
        <source>Page groups</source>
        <translation>Groupes de pages</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Need</source>
        <translation>Besoin</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Reference price book</source>
        <translation>Grille de référence</translation>
    </message>
    <message>
        <source>%1 as of %2</source>
        <extracomment>%1 price book, %2 date</extracomment>
        <translation>%1 au %2</translation>
    </message>
    <message>
        <source>before tax</source>
        <translation>hors taxes</translation>
    </message>
    <message>
        <source>%1 and %2 at par</source>
        <extracomment>%1, %2 currencies</extracomment>
        <translation>%1 et %2 à parité</translation>
    </message>
    <message>
        <source>1 %1 = %2</source>
        <extracomment>%1 currency, %2 amount</extracomment>
        <translation>1&#xa0;%1 = %2</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>: </source>
        <translation>&#xa0;: </translation>
    </message>
    <message>
        <source>What would change the answer</source>
        <translation>Ce qui changerait la réponse</translation>
    </message>
    <message>
        <source>How the figure was computed</source>
        <translation>Comment le chiffre a été calculé</translation>
    </message>
    <message>
        <source>source unknown</source>
        <translation>source inconnue</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus d’hypothèses</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins d’hypothèses</translation>
    </message>
    <message>
        <source>1 %1 is worth</source>
        <extracomment>%1 currency sign</extracomment>
        <translation>1&#xa0;%1 vaut</translation>
    </message>
    <message>
        <source>par</source>
        <translation>parité</translation>
    </message>
    <message>
        <source>Value of 1 %1 in %2. Results are in %2.</source>
        <extracomment>%1 currency, %2 currency of the results</extracomment>
        <translation>Valeur de 1&#xa0;%1 en %2. Les résultats sont en %2.</translation>
    </message>
    <message>
        <source>A whole number is needed.</source>
        <translation>Il faut un nombre entier.</translation>
    </message>
    <message>
        <source>The value must be at least %1.</source>
        <extracomment>%1 lowest value</extracomment>
        <translation>La valeur doit être d’au moins %1.</translation>
    </message>
    <message>
        <source>The value must be above %1.</source>
        <extracomment>%1 value that is too low</extracomment>
        <translation>La valeur doit être supérieure à %1.</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Échelle logarithmique</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>Hybride</translation>
    </message>
    <message>
        <source>Own units for the base load, the API for the rest</source>
        <translation>Des unités louées pour la base, l’API pour le reste</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>Filtrer les lignes</translation>
    </message>
    <message>
        <source>GPU offers</source>
        <translation>Offres GPU</translation>
    </message>
    <message>
        <source>APIs</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Input, per 1M</source>
        <translation>Entrée, par 1&#xa0;M</translation>
    </message>
    <message>
        <source>Output, per 1M</source>
        <translation>Sortie, par 1&#xa0;M</translation>
    </message>
    <message>
        <source>Use list prices</source>
        <translation>Utiliser les prix publics</translation>
    </message>
    <message>
        <source>Replace the API prices by the list prices of the same models</source>
        <translation>Remplacer les prix des API par les prix publics des mêmes modèles</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>Published comparison</source>
        <translation>Comparaison publiée</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Scenarios, price books and exports (*.json *.pdf *.png *.svg);;All files (*)</source>
        <translation>Scénarios, grilles tarifaires et exports (*.json *.pdf *.png *.svg);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Import price book</source>
        <translation>Importer une grille tarifaire</translation>
    </message>
    <message>
        <source>Price books (*.json);;All files (*)</source>
        <translation>Grilles tarifaires (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Scenarios (*.bascule.json)</source>
        <translation>Scénarios (*.bascule.json)</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <extracomment>%1 document</extracomment>
        <translation>Enregistrer les modifications de «&#xa0;%1&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>They will be lost otherwise.</source>
        <translation>Sans enregistrement, elles seront perdues.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>“%1” already exists.</source>
        <extracomment>%1 file</extracomment>
        <translation>«&#xa0;%1&#xa0;» existe déjà.</translation>
    </message>
    <message>
        <source>Replacing it loses what it holds now.</source>
        <translation>Le remplacer efface son contenu.</translation>
    </message>
    <message>
        <source>“%1” has been changed by another program.</source>
        <extracomment>%1 file</extracomment>
        <translation>«&#xa0;%1&#xa0;» a été modifié par un autre programme.</translation>
    </message>
    <message>
        <source>Saving here would overwrite those changes.</source>
        <translation>L’enregistrer ici effacerait ces modifications.</translation>
    </message>
    <message>
        <source>“%1” could not be saved: %2. The previous file is intact.</source>
        <extracomment>%1 file, %2 reason</extracomment>
        <translation>Impossible d’enregistrer «&#xa0;%1&#xa0;»&#xa0;: %2. Le fichier précédent est intact.</translation>
    </message>
    <message>
        <source>“%1” could not be read.</source>
        <extracomment>%1 file</extracomment>
        <translation>Impossible de lire «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The present scenario is unchanged.</source>
        <translation>Le scénario ouvert est inchangé.</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <extracomment>%1 line, %2 column</extracomment>
        <translation>Ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>At %1</source>
        <extracomment>%1 place in the file</extracomment>
        <translation>À l’emplacement %1</translation>
    </message>
    <message>
        <source>Prices now come from “%1”.</source>
        <extracomment>%1 file</extracomment>
        <translation>Les prix viennent maintenant de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” has been recovered as it was at %2.</source>
        <extracomment>%1 document, %2 time</extracomment>
        <translation>«&#xa0;%1&#xa0;» a été récupéré dans son état de %2.</translation>
    </message>
    <message>
        <source>Bascule stopped with unsaved changes to “%1”. Recover them?</source>
        <extracomment>%1 document</extracomment>
        <translation>Bascule s’est arrêté avec des modifications de «&#xa0;%1&#xa0;» non enregistrées. Les récupérer&#x202f;?</translation>
    </message>
    <message>
        <source>They were kept at %1.</source>
        <extracomment>%2 time</extracomment>
        <translation>Elles ont été conservées à %1.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Points par pouce</translation>
    </message>
    <message>
        <source>Carry the scenario, so that the file opens here again</source>
        <translation>Joindre le scénario, pour rouvrir le fichier ici</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Choisir le fichier…</translation>
    </message>
    <message>
        <source>the suffix is none of pdf, png, svg and csv</source>
        <translation>l’extension n’est ni pdf, ni png, ni svg, ni csv</translation>
    </message>
    <message>
        <source>“%1” has been exported.</source>
        <extracomment>%1 file</extracomment>
        <translation>«&#xa0;%1&#xa0;» a été exporté.</translation>
    </message>
    <message>
        <source>The chart is on the clipboard as PNG, SVG and table.</source>
        <translation>Le graphique est dans le presse-papiers en PNG, SVG et tableau.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>Aperçu avant impression</translation>
    </message>
    <message>
        <source>10M tokens a month</source>
        <translation>10&#xa0;M de tokens par mois</translation>
    </message>
    <message>
        <source>50M tokens a month</source>
        <translation>50&#xa0;M de tokens par mois</translation>
    </message>
    <message>
        <source>100M tokens a month</source>
        <translation>100&#xa0;M de tokens par mois</translation>
    </message>
    <message>
        <source>300M tokens a month</source>
        <translation>300&#xa0;M de tokens par mois</translation>
    </message>
    <message>
        <source>One GPU at 65% utilisation</source>
        <translation>Un GPU au taux de 65&#x202f;%</translation>
    </message>
    <message>
        <source>One GPU at 85% utilisation</source>
        <translation>Un GPU au taux de 85&#x202f;%</translation>
    </message>
    <message>
        <source>GPUs by the hour</source>
        <translation>GPU à l’heure</translation>
    </message>
    <message>
        <source>List prices, four input tokens per output token</source>
        <translation>Prix publics, quatre tokens d’entrée par token de sortie</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 GPU rows compared</source>
        <extracomment>n compared of %1</extracomment>
        <translation>
            <numerusform>%Ln offre comparée sur %1</numerusform>
            <numerusform>%Ln offres comparées sur %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 APIs compared</source>
        <extracomment>n compared of %1</extracomment>
        <translation>
            <numerusform>%Ln API comparée sur %1</numerusform>
            <numerusform>%Ln API comparées sur %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown entries in “%1” are kept and not used.</source>
        <extracomment>n entries, %1 file</extracomment>
        <translation>
            <numerusform>%Ln donnée inconnue de «&#xa0;%1&#xa0;» est conservée sans être utilisée.</numerusform>
            <numerusform>%Ln données inconnues de «&#xa0;%1&#xa0;» sont conservées sans être utilisées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln GPU rows.</source>
        <translation>
            <numerusform>%Ln offre GPU.</numerusform>
            <numerusform>%Ln offres GPU.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln APIs.</source>
        <translation>
            <numerusform>%Ln API.</numerusform>
            <numerusform>%Ln API.</numerusform>
        </translation>
    </message>
    <message>
        <source>Own GPUs or an API per token</source>
        <extracomment>Title of an exported sheet whose scenario has none</extracomment>
        <translation>GPU loués ou API au token</translation>
    </message>
    <message>
        <source>Estimate, not a quote</source>
        <translation>Estimation, pas un devis</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <extracomment>%1: page number, %2: number of pages</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Prices: %1.</source>
        <extracomment>%1: list of sources, each with its date</extracomment>
        <translation>Prix&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: source of a price, %2: its date
----------
%1 source, %2 date
----------
%1 model, %2 method
----------
name of a bar: %1 offer, %2 memory</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, no date</source>
        <extracomment>%1: source of a price whose date is unknown</extracomment>
        <translation>%1, sans date</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>%1: one unit of a currency, %2: its value in another</extracomment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 = %2, at par</source>
        <extracomment>%1 = %2, amounts in two currencies</extracomment>
        <translation>%1 = %2, parité</translation>
    </message>
    <message>
        <source>%1 = %2 (%3)</source>
        <extracomment>%3: where the rate comes from and its date</extracomment>
        <translation>%1 = %2 (%3)</translation>
    </message>
    <message>
        <source>%1 = %2, at par (%3)</source>
        <extracomment>%1 = %2, amounts in two currencies; %3 source and date</extracomment>
        <translation>%1 = %2, parité (%3)</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>Contraintes</translation>
    </message>
    <message>
        <source>no training on your data</source>
        <translation>pas d’entraînement sur vos données</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more row is not shown on this page.</source>
        <translation>
            <numerusform>%Ln autre ligne n’est pas affichée sur cette page.</numerusform>
            <numerusform>%Ln autres lignes ne sont pas affichées sur cette page.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Title of the first column of a CSV file that joins several tables</extracomment>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: title of a column, %2: unit of its numbers</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a line in a chart, %2: its value
----------
%1 card, %2 good, better or best
----------
%1 memory, %2 card</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>At %1: %2.</source>
        <extracomment>%1: a place along the axis or the name of a bar, %2: list of names and values</extracomment>
        <translation>À %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Parameters of the model, all experts together. Empty: counted from its layers and widths.</source>
        <translation>Paramètres du modèle, tous experts réunis. Vide&#xa0;: comptés à partir de ses couches et de ses dimensions.</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <translation>Paramètres actifs</translation>
    </message>
    <message>
        <source>Parameters that each token passes through in a mixture of experts. Empty: all of them.</source>
        <translation>Paramètres que traverse chaque token dans un mélange d’experts. Vide&#xa0;: tous.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>Number of transformer layers. The model’s configuration gives it (num_hidden_layers).</source>
        <translation>Nombre de couches du transformeur. La configuration du modèle l’indique (num_hidden_layers).</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Dimension cachée</translation>
    </message>
    <message>
        <source>Width of the vector that runs through the layers (hidden_size).</source>
        <translation>Largeur du vecteur qui traverse les couches (hidden_size).</translation>
    </message>
    <message>
        <source>Intermediate size</source>
        <translation>Dimension intermédiaire</translation>
    </message>
    <message>
        <source>Width of the feed-forward part of a layer, of one expert where there are several (intermediate_size).</source>
        <translation>Largeur de la partie feed-forward d’une couche, d’un seul expert s’il y en a plusieurs (intermediate_size).</translation>
    </message>
    <message>
        <source>Experts in a layer; 1 for an ordinary model.</source>
        <translation>Nombre d’experts par couche&#x202f;; 1 pour un modèle ordinaire.</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Têtes d’attention</translation>
    </message>
    <message>
        <source>Query heads of a layer (num_attention_heads).</source>
        <translation>Nombre de têtes de requête par couche (num_attention_heads).</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>Têtes KV</translation>
    </message>
    <message>
        <source>Key and value heads of a layer; fewer than the attention heads where they share them (num_key_value_heads).</source>
        <translation>Nombre de têtes de clé et de valeur par couche&#x202f;; moins que de têtes d’attention quand celles-ci les partagent (num_key_value_heads).</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Dimension d’une tête</translation>
    </message>
    <message>
        <source>Width of one head. Empty: the hidden size divided by the attention heads.</source>
        <translation>Largeur d’une tête. Vide&#xa0;: la dimension cachée divisée par le nombre de têtes d’attention.</translation>
    </message>
    <message>
        <source>Vocabulary size</source>
        <translation>Taille du vocabulaire</translation>
    </message>
    <message>
        <source>Tokens that the model knows (vocab_size).</source>
        <translation>Nombre de tokens que connaît le modèle (vocab_size).</translation>
    </message>
    <message>
        <source>Units side by side</source>
        <translation>Unités en parallèle</translation>
    </message>
    <message>
        <source>Offers rented at the same time for the run. One that holds 8 GPUs counts once.</source>
        <translation>Nombre d’unités louées en même temps pour l’entraînement. Une offre de 8 GPU compte pour une unité.</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Useful hours of the run, without checkpoints and interruptions.</source>
        <translation>Heures utiles de l’entraînement, hors points de contrôle et interruptions.</translation>
    </message>
    <message>
        <source>Training tokens</source>
        <translation>Tokens d’entraînement</translation>
    </message>
    <message>
        <source>Tokens that the run reads, all epochs together.</source>
        <translation>Nombre de tokens lus pendant l’entraînement, toutes époques réunies.</translation>
    </message>
    <message>
        <source>Training throughput</source>
        <translation>Débit d’entraînement</translation>
    </message>
    <message>
        <source>Tokens per second of the whole run, all GPUs together. A test over a few steps gives it.</source>
        <translation>Tokens par seconde pour l’ensemble de l’entraînement, tous GPU réunis. Un essai de quelques étapes le donne.</translation>
    </message>
    <message>
        <source>Parameters of the model that is trained. Each costs 6 floating-point operations per token.</source>
        <translation>Paramètres du modèle entraîné. Chacun coûte 6 opérations en virgule flottante par token.</translation>
    </message>
    <message>
        <source>Share of the card’s peak FLOPs that training really uses. Published runs reach 30 to 60%; above 65% is doubtful.</source>
        <translation>Part des FLOPS crête de la carte que l’entraînement utilise vraiment. Les entraînements publiés atteignent 30 à 60&#x202f;%&#x202f;; au-delà de 65&#x202f;%, c’est douteux.</translation>
    </message>
    <message>
        <source>Scaling efficiency</source>
        <translation>Efficacité du passage à l’échelle</translation>
    </message>
    <message>
        <source>Share of the speed that is left when several GPUs work together. The scaling page estimates it.</source>
        <translation>Part de la vitesse conservée quand plusieurs GPU travaillent ensemble. La page sur le passage à l’échelle l’estime.</translation>
    </message>
    <message>
        <source>Layers of the model. With the attention width and the sequence length, the work of attention is counted too.</source>
        <translation>Couches du modèle. Avec la largeur d’attention et la longueur de séquence, le travail de l’attention est compté aussi.</translation>
    </message>
    <message>
        <source>Attention width</source>
        <translation>Largeur d’attention</translation>
    </message>
    <message>
        <source>Attention heads times their size. Empty: the work of attention is left out.</source>
        <translation>Nombre de têtes d’attention multiplié par leur dimension. Vide&#xa0;: le travail de l’attention n’est pas compté.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Longueur de séquence</translation>
    </message>
    <message>
        <source>Tokens of one training sequence. Empty: the work of attention is left out.</source>
        <translation>Nombre de tokens d’une séquence d’entraînement. Vide&#xa0;: le travail de l’attention n’est pas compté.</translation>
    </message>
    <message>
        <source>Adapter parameters</source>
        <translation>Paramètres des adaptateurs</translation>
    </message>
    <message>
        <source>Parameters of the adapters that are trained while the model stays frozen (LoRA).</source>
        <translation>Paramètres des adaptateurs entraînés pendant que le modèle reste gelé (LoRA).</translation>
    </message>
    <message>
        <source>Mean time between interruptions</source>
        <translation>Durée moyenne entre interruptions</translation>
    </message>
    <message>
        <source>Hours between two interruptions of the whole run, on average. Empty: never interrupted. It counts for interruptible prices only.</source>
        <translation>Heures entre deux interruptions de l’ensemble de l’entraînement, en moyenne. Vide&#xa0;: jamais interrompu. Ne compte que pour les prix interruptibles.</translation>
    </message>
    <message>
        <source>Checkpoint interval</source>
        <translation>Intervalle entre points de contrôle</translation>
    </message>
    <message>
        <source>Useful time between two checkpoints. Empty: none, and an interruption loses everything.</source>
        <translation>Temps utile entre deux points de contrôle (checkpoints). Vide&#xa0;: aucun, et une interruption fait tout perdre.</translation>
    </message>
    <message>
        <source>Time to write a checkpoint</source>
        <translation>Durée d’écriture d’un point de contrôle</translation>
    </message>
    <message>
        <source>How long training stands still for each checkpoint.</source>
        <translation>Temps d’arrêt de l’entraînement à chaque point de contrôle.</translation>
    </message>
    <message>
        <source>Restart time</source>
        <translation>Durée de reprise</translation>
    </message>
    <message>
        <source>From an interruption until training goes on: a new machine, loading the checkpoint.</source>
        <translation>Temps entre une interruption et la reprise de l’entraînement&#xa0;: nouvelle machine, chargement du point de contrôle.</translation>
    </message>
    <message>
        <source>Checkpoint volume</source>
        <translation>Volume de stockage des points de contrôle</translation>
    </message>
    <message>
        <source>Storage that is rented for the checkpoints while the run lasts.</source>
        <translation>Stockage loué pour les points de contrôle pendant l’entraînement.</translation>
    </message>
    <message>
        <source>Days of storage</source>
        <translation>Jours de stockage</translation>
    </message>
    <message>
        <source>How long the volume is kept. Empty: as long as the run is expected to take.</source>
        <translation>Durée de conservation du volume de stockage. Vide&#xa0;: la durée attendue de l’entraînement.</translation>
    </message>
    <message>
        <source>Days per month</source>
        <translation>Jours par mois</translation>
    </message>
    <message>
        <source>Days by which a monthly storage price is divided.</source>
        <translation>Nombre de jours par lequel un prix de stockage mensuel est divisé.</translation>
    </message>
    <message>
        <source>Dataset import</source>
        <translation>Import du jeu de données</translation>
    </message>
    <message>
        <source>Data that is brought to the provider for the run.</source>
        <translation>Données apportées chez le fournisseur pour l’entraînement.</translation>
    </message>
    <message>
        <source>Data that leaves the provider afterwards: weights, logs.</source>
        <translation>Données qui sortent de chez le fournisseur à la fin&#xa0;: poids, journaux.</translation>
    </message>
    <message>
        <source>Adapter rank</source>
        <translation>Rang des adaptateurs</translation>
    </message>
    <message>
        <source>Rank of the adapters of LoRA and QLoRA: their width, and so the number of parameters that are trained.</source>
        <translation>Rang des adaptateurs de LoRA et de QLoRA&#xa0;: leur largeur, et donc le nombre de paramètres entraînés.</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Micro-lot</translation>
    </message>
    <message>
        <source>Sequences that one GPU takes at a time. Activations and logits grow with it.</source>
        <translation>Nombre de séquences que traite un GPU à la fois. Les activations et les logits augmentent avec lui.</translation>
    </message>
    <message>
        <source>Tokens of one sequence. Activations and logits grow with it.</source>
        <translation>Nombre de tokens d’une séquence. Les activations et les logits augmentent avec lui.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPUs that train together. The sharding divides the memory of the states among them.</source>
        <translation>Nombre de GPU qui entraînent ensemble. Le partitionnement répartit entre eux la mémoire des états.</translation>
    </message>
    <message>
        <source>Sharding (ZeRO)</source>
        <translation>Partitionnement (ZeRO)</translation>
    </message>
    <message>
        <source>0: none; 1: the optimiser state is divided among the GPUs; 2: the gradients too; 3: the weights too (FSDP).</source>
        <translation>0&#xa0;: aucun&#x202f;; 1&#xa0;: l’état de l’optimiseur est réparti entre les GPU&#x202f;; 2&#xa0;: les gradients aussi&#x202f;; 3&#xa0;: les poids aussi (FSDP).</translation>
    </message>
    <message>
        <source>Tokens that the fine-tune reads, all epochs together. Empty: neither time nor cost.</source>
        <translation>Nombre de tokens lus pendant le fine-tuning, toutes époques réunies. Vide&#xa0;: ni durée ni coût.</translation>
    </message>
    <message>
        <source>Tokens per second of the whole fine-tune, all GPUs together. Empty: neither time nor cost.</source>
        <translation>Tokens par seconde pour l’ensemble du fine-tuning, tous GPU réunis. Vide&#xa0;: ni durée ni coût.</translation>
    </message>
    <message>
        <source>Logits in chunks</source>
        <translation>Logits par morceaux</translation>
    </message>
    <message>
        <source>Parts in which the loss is computed. More parts keep fewer logits in memory.</source>
        <translation>Nombre de morceaux dans lesquels la perte est calculée. Plus il y en a, moins de logits restent en mémoire.</translation>
    </message>
    <message>
        <source>Bytes per weight</source>
        <translation>Octets par poids</translation>
    </message>
    <message>
        <source>Bytes of each parameter in a full fine-tune: 2 in BF16, 4 in FP32.</source>
        <translation>Octets de chaque paramètre dans un fine-tuning complet&#xa0;: 2 en BF16, 4 en FP32.</translation>
    </message>
    <message>
        <source>Bytes per gradient</source>
        <translation>Octets par gradient</translation>
    </message>
    <message>
        <source>Bytes of the gradient of each parameter in a full fine-tune.</source>
        <translation>Octets du gradient de chaque paramètre dans un fine-tuning complet.</translation>
    </message>
    <message>
        <source>Bytes of optimiser state</source>
        <translation>Octets d’état de l’optimiseur</translation>
    </message>
    <message>
        <source>Bytes for each parameter in a full fine-tune: 12 for AdamW with a master copy in FP32. Published recipes differ.</source>
        <translation>Octets pour chaque paramètre dans un fine-tuning complet&#xa0;: 12 pour AdamW avec une copie maîtresse en FP32. Les recettes publiées diffèrent.</translation>
    </message>
    <message>
        <source>Tokens per step</source>
        <translation>Tokens par étape</translation>
    </message>
    <message>
        <source>Tokens between two exchanges of gradients, all GPUs together. Fewer exchanges with larger steps.</source>
        <translation>Nombre de tokens entre deux échanges de gradients, tous GPU réunis. Plus l’étape est grande, moins il y a d’échanges.</translation>
    </message>
    <message>
        <source>Bytes per exchanged gradient</source>
        <translation>Octets par gradient échangé</translation>
    </message>
    <message>
        <source>Bytes of each gradient that is exchanged: 2 in BF16, 4 in FP32.</source>
        <translation>Octets de chaque gradient échangé&#xa0;: 2 en BF16, 4 en FP32.</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>GPU par nœud</translation>
    </message>
    <message>
        <source>GPUs of one machine. Beyond them the bandwidth between nodes counts.</source>
        <translation>Nombre de GPU d’une machine. Au-delà, c’est la bande passante entre nœuds qui compte.</translation>
    </message>
    <message>
        <source>Bandwidth within a node</source>
        <translation>Bande passante dans un nœud</translation>
    </message>
    <message>
        <source>What a GPU sends to its neighbour, in one direction. Empty: that of the card’s specification.</source>
        <translation>Ce qu’un GPU envoie à son voisin, dans un sens. Vide&#xa0;: celle des caractéristiques de la carte.</translation>
    </message>
    <message>
        <source>Bandwidth between nodes</source>
        <translation>Bande passante entre nœuds</translation>
    </message>
    <message>
        <source>What a GPU sends from one node to the next, in one direction: InfiniBand, Ethernet.</source>
        <translation>Ce qu’un GPU envoie d’un nœud au suivant, dans un sens&#xa0;: InfiniBand, Ethernet.</translation>
    </message>
    <message>
        <source>Latency of a hop</source>
        <translation>Latence d’un saut</translation>
    </message>
    <message>
        <source>Time before the first byte arrives, at each hop of the ring.</source>
        <translation>Temps avant l’arrivée du premier octet, à chaque saut de l’anneau.</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Recouvrement</translation>
    </message>
    <message>
        <source>Share of the backward pass during which gradients are exchanged. At 0% computing waits for every exchange.</source>
        <translation>Part de la rétropropagation pendant laquelle les gradients sont échangés. À 0&#x202f;%, le calcul attend chaque échange.</translation>
    </message>
    <message>
        <source>Training run: 8 H100 for 72 hours</source>
        <translation>Entraînement&#xa0;: 8 H100 pendant 72 heures</translation>
    </message>
    <message>
        <source>Training run: 2.7B parameters on 40B tokens</source>
        <translation>Entraînement&#xa0;: 2,7&#xa0;Md de paramètres, 40&#xa0;Md de tokens</translation>
    </message>
    <message>
        <source>Scaling: 92 days on one A100, 14 on eight</source>
        <translation>Passage à l’échelle&#xa0;: 92 jours sur un A100, 14 sur huit</translation>
    </message>
    <message>
        <source>Experts per layer</source>
        <translation>Experts par couche</translation>
    </message>
    <message>
        <source>MFU (share of the peak)</source>
        <translation>MFU (part des FLOPS crête)</translation>
    </message>
    <message>
        <source>Data export</source>
        <translation>Export de données</translation>
    </message>
    <message>
        <source>Fine-tuning: QLoRA of Mistral on an RTX 4090</source>
        <translation>Fine-tuning&#xa0;: QLoRA de Mistral sur un RTX 4090</translation>
    </message>
    <message>
        <source>list prices</source>
        <extracomment>after the name of another price book: &quot;Reference price book and list prices&quot;</extracomment>
        <translation>prix publics</translation>
    </message>
    <message>
        <source>No row matches “%1”.</source>
        <extracomment>%1 text of the filter</extracomment>
        <translation>Aucune ligne ne correspond à «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message numerus="yes">
        <source>%Ln compared rows are not in it and are left out: %1.</source>
        <extracomment>n rows, %1 their names</extracomment>
        <translation>
            <numerusform>%Ln ligne comparée n’y figure pas et n’est plus comparée&#xa0;: %1.</numerusform>
            <numerusform>%Ln lignes comparées n’y figurent pas et ne sont plus comparées&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more…</source>
        <extracomment>n sentences without room</extracomment>
        <translation>
            <numerusform>%Ln de plus…</numerusform>
            <numerusform>%Ln de plus…</numerusform>
        </translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Hypothèses</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>supérieur à %1</translation>
    </message>
    <message>
        <source>above %1 and at most %2</source>
        <translation>supérieur à %1 et au plus %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a currency of three capitals</source>
        <translation>une devise en trois capitales</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>une valeur parmi %1</translation>
    </message>
    <message>
        <source>an id without control characters</source>
        <translation>un identifiant sans caractère de contrôle</translation>
    </message>
    <message>
        <source>text</source>
        <translation>du texte</translation>
    </message>
    <message>
        <source>a whole number above %1</source>
        <translation>un nombre entier supérieur à %1</translation>
    </message>
    <message>
        <source>a whole number above %1 and at most %2</source>
        <translation>un nombre entier supérieur à %1 et d’au plus %2</translation>
    </message>
    <message>
        <source>a whole number of at least %1</source>
        <translation>un nombre entier d’au moins %1</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>the document</source>
        <translation>le document</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>text %1</source>
        <translation>texte %1</translation>
    </message>
    <message>
        <source>bad text: forbidden character after backslash</source>
        <translation>texte incorrect&#xa0;: caractère interdit après la barre oblique inverse</translation>
    </message>
    <message>
        <source>must be absent when /workload/load is given</source>
        <translation>doit être absent quand /workload/load est donné</translation>
    </message>
    <message>
        <source>is not UTF-8 text: it holds zero bytes</source>
        <translation>n’est pas du texte UTF-8&#xa0;: il contient des octets nuls</translation>
    </message>
    <message>
        <source>%1 and /workload/cache_write_share %2 must together be at most 1</source>
        <translation>%1 et /workload/cache_write_share %2 font ensemble plus de 1</translation>
    </message>
    <message>
        <source>cannot be set: %1 is %2</source>
        <translation>ne peut être fixé&#xa0;: %1 est %2</translation>
    </message>
    <message>
        <source>bad text: control character %1 must be escaped to %2</source>
        <translation>texte incorrect&#xa0;: le caractère de contrôle %1 s’écrit %2</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>invalid number; expected digit after exponent sign</source>
        <translation>nombre incorrect&#x202f;; attendu&#xa0;: un chiffre après le signe de l’exposant</translation>
    </message>
    <message>
        <source>is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>bad text: surrogate U+D800..U+DBFF must be followed by U+DC00..U+DFFF</source>
        <translation>texte incorrect&#xa0;: le demi-codet U+D800..U+DBFF doit être suivi de U+DC00..U+DFFF</translation>
    </message>
    <message>
        <source>must be 24 numbers, one an hour, has %1</source>
        <translation>24 nombres sont attendus, un par heure, il y en a %1</translation>
    </message>
    <message>
        <source>must be an id of 1 to 256 bytes, has %1</source>
        <translation>un identifiant a de 1 à 256 octets, celui-ci en a %1</translation>
    </message>
    <message>
        <source>is not an index of this list of %1</source>
        <translation>n’est pas un indice de cette liste de %1</translation>
    </message>
    <message>
        <source>is a price book, not a scenario</source>
        <translation>est une grille tarifaire, pas un scénario</translation>
    </message>
    <message>
        <source>larger than 64 MiB</source>
        <translation>plus de 64 Mio</translation>
    </message>
    <message>
        <source>invalid literal</source>
        <translation>valeur incorrecte</translation>
    </message>
    <message>
        <source>cannot be computed from the load: its numbers are too large</source>
        <translation>ne peut être calculé d’après la demande&#xa0;: ses nombres sont trop grands</translation>
    </message>
    <message>
        <source>from the load must be above 0 and at most 1, is %1</source>
        <translation>d’après la demande, attendu&#xa0;: supérieur à 0 et au plus 1, trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>bad text: surrogate U+DC00..U+DFFF must follow U+D800..U+DBFF</source>
        <translation>texte incorrect&#xa0;: le demi-codet U+DC00..U+DFFF doit suivre U+D800..U+DBFF</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>is missing: must be %1</source>
        <translation>manque&#xa0;: %1 est attendu</translation>
    </message>
    <message>
        <source>must be %1, is %2</source>
        <translation>attendu&#xa0;: %1, trouvé&#xa0;: %2</translation>
    </message>
    <message>
        <source>is version %1, made by a newer program; this one reads version %2</source>
        <translation>version %1, écrite par un programme plus récent&#x202f;; celui-ci lit la version %2</translation>
    </message>
    <message>
        <source>must have an hour above 0, all are 0</source>
        <translation>une heure au moins doit dépasser 0, toutes valent 0</translation>
    </message>
    <message>
        <source>bad text: missing closing quote</source>
        <translation>texte incorrect&#xa0;: le guillemet fermant manque</translation>
    </message>
    <message>
        <source>carries no scenario</source>
        <translation>ne contient pas de scénario</translation>
    </message>
    <message>
        <source>%1 is not a JSON number</source>
        <translation>%1 n’est pas un nombre JSON</translation>
    </message>
    <message>
        <source>the number %1 is too large</source>
        <translation>le nombre %1 est trop grand</translation>
    </message>
    <message>
        <source>must be a number or an object with a rate, is %1</source>
        <translation>attendu&#xa0;: un nombre ou un objet avec un taux, trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>is read-only</source>
        <translation>le fichier est en lecture seule</translation>
    </message>
    <message>
        <source>must be an object, is %1</source>
        <translation>attendu&#xa0;: un objet, trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>the term of %1 months stands twice</source>
        <translation>la durée de %1 mois figure deux fois</translation>
    </message>
    <message>
        <source>more than %1 levels deep</source>
        <translation>plus de %1 niveaux d’imbrication</translation>
    </message>
    <message>
        <source>is larger than 64 MiB</source>
        <translation>dépasse 64 Mio</translation>
    </message>
    <message>
        <source>unexpected %1</source>
        <translation>inattendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>is not a key of this format; the nearest known one is %1</source>
        <translation>n’est pas une clé de ce format&#x202f;; la plus proche est %1</translation>
    </message>
    <message>
        <source>is not UTF-8 text: it is UTF-16, save it as UTF-8</source>
        <translation>n’est pas du texte UTF-8&#xa0;: c’est de l’UTF-16, enregistrez-le en UTF-8</translation>
    </message>
    <message>
        <source>bad text: ill-formed UTF-8 byte</source>
        <translation>texte incorrect&#xa0;: octet UTF-8 mal formé</translation>
    </message>
    <message>
        <source>%1; expected %2</source>
        <translation>%1&#x202f;; attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>nom de fichier trop long</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>plus de place sur le disque</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>fichier ou dossier introuvable</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>accès refusé</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>système de fichiers en lecture seule</translation>
    </message>
    <message>
        <source>end of input</source>
        <translation>fin du fichier</translation>
    </message>
    <message>
        <source>false literal</source>
        <translation>valeur false</translation>
    </message>
    <message>
        <source>null literal</source>
        <translation>valeur null</translation>
    </message>
    <message>
        <source>number literal</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>string literal</source>
        <translation>texte entre guillemets</translation>
    </message>
    <message>
        <source>true literal</source>
        <translation>valeur true</translation>
    </message>
    <message>
        <source>unknown token</source>
        <translation>signe inconnu</translation>
    </message>
    <message>
        <source>invalid number; expected digit after ‘.’</source>
        <translation>nombre incorrect&#x202f;; attendu&#xa0;: un chiffre après «&#xa0;.&#xa0;»</translation>
    </message>
    <message>
        <source>invalid number; expected ‘+’, ‘-’, or digit after exponent</source>
        <translation>nombre incorrect&#x202f;; attendu&#xa0;: un signe ou un chiffre après l’exposant</translation>
    </message>
    <message>
        <source>bad text: ‘\u’ must be followed by 4 hex digits</source>
        <translation>texte incorrect&#xa0;: «&#xa0;\u&#xa0;» doit être suivi de 4 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>the id “%1” stands in both %2 and %3</source>
        <translation>l’identifiant «&#xa0;%1&#xa0;» figure à la fois dans %2 et %3</translation>
    </message>
    <message>
        <source>“%1” stands twice, first at %2</source>
        <translation>«&#xa0;%1&#xa0;» figure deux fois, d’abord à %2</translation>
    </message>
    <message>
        <source>the key “%1” stands twice in one object (again in line %2)</source>
        <translation>la clé «&#xa0;%1&#xa0;» figure deux fois dans un objet (de nouveau à la ligne %2)</translation>
    </message>
    <message>
        <source>“%1” is listed twice</source>
        <translation>«&#xa0;%1&#xa0;» figure deux fois dans la liste</translation>
    </message>
    <message>
        <source>invalid number; expected digit after ‘-’</source>
        <translation>nombre incorrect&#x202f;; attendu&#xa0;: un chiffre après le signe moins</translation>
    </message>
    <message>
        <source>there is no example “%1”; the examples are %2</source>
        <translation>il n’y a pas d’exemple «&#xa0;%1&#xa0;»&#x202f;; les exemples sont %2</translation>
    </message>
    <message>
        <source>is “from_load”, but there is no /workload/load</source>
        <translation>vaut «&#xa0;from_load&#xa0;», mais il n’y a pas de /workload/load</translation>
    </message>
    <message>
        <source>there is no %1 “%2” in the price book</source>
        <translation>il n’y a pas de ligne %1 «&#xa0;%2&#xa0;» dans la grille tarifaire</translation>
    </message>
    <message>
        <source>“%1” is not among the %2s compared</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas parmi les %2 comparés</translation>
    </message>
    <message>
        <source>the row “%1” has no price: price_per_hour, price_per_month or committed is due</source>
        <translation>l’offre «&#xa0;%1&#xa0;» n’a pas de prix&#xa0;: price_per_hour, price_per_month ou committed est attendu</translation>
    </message>
    <message>
        <source>‘[’, ‘{’, or a literal</source>
        <translation>«&#xa0;[&#xa0;», «&#xa0;{&#xa0;» ou une valeur</translation>
    </message>
    <message>
        <source>must be above the %1 of embeddings and norms, is %2</source>
        <translation>doit dépasser les %1 des plongements et des normes, vaut %2</translation>
    </message>
    <message>
        <source>must be absent when %1 is given</source>
        <translation>doit être absent quand %1 est donné</translation>
    </message>
    <message>
        <source>must have at most %1 entries, has %2</source>
        <translation>doit compter %1 valeurs au plus, en compte %2</translation>
    </message>
    <message>
        <source>must give duration_hours, or tokens with tokens_per_second or compute</source>
        <translation>doit donner duration_hours, ou tokens avec tokens_per_second ou compute</translation>
    </message>
    <message>
        <source>is missing, and there is no /model</source>
        <translation>est absent, et il n’y a pas de /model</translation>
    </message>
    <message>
        <source>must give tokens_per_second or compute beside tokens</source>
        <translation>doit donner tokens_per_second ou compute à côté de tokens</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>Interruptions</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Stockage</translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <translation>Fine-tuning</translation>
    </message>
    <message>
        <source>Model dimensions</source>
        <translation>Dimensions du modèle</translation>
    </message>
    <message>
        <source>Bytes per parameter</source>
        <translation>Octets par paramètre</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>Interconnect</source>
        <translation>Interconnexion</translation>
    </message>
    <message>
        <source>The offer that the run is priced on, from the price book.</source>
        <translation>L’offre sur laquelle l’entraînement est chiffré, prise dans la grille de prix.</translation>
    </message>
    <message>
        <source>Length given by</source>
        <translation>Durée donnée par</translation>
    </message>
    <message>
        <source>How the useful hours are known: typed, from tokens and a measured rate, or from the computing it takes.</source>
        <translation>D’où viennent les heures utiles&#xa0;: saisies, tirées des tokens et d’un débit mesuré, ou du calcul à effectuer.</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Which peak of the data sheet the share of FLOPs refers to.</source>
        <translation>La crête constructeur à laquelle se rapporte la part des FLOPS.</translation>
    </message>
    <message>
        <source>What is trained</source>
        <translation>Ce qui est entraîné</translation>
    </message>
    <message>
        <source>All parameters, or adapters on a frozen model.</source>
        <translation>Tous les paramètres, ou des adaptateurs sur un modèle figé.</translation>
    </message>
    <message>
        <source>Interruptions strike interruptible units only.</source>
        <translation>Les interruptions ne frappent que les unités interruptibles.</translation>
    </message>
    <message>
        <source>Whose prices hold for the checkpoint volume, the import and the export.</source>
        <translation>L’offre dont les prix valent pour le volume des points de contrôle, l’import et l’export.</translation>
    </message>
    <message>
        <source>Published open models. Their dimensions can be changed below.</source>
        <translation>Modèles ouverts publiés. Leurs dimensions se modifient plus bas.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>All parameters, adapters on a frozen model, or adapters on a model held in 4 bits.</source>
        <translation>Tous les paramètres, des adaptateurs sur un modèle figé, ou des adaptateurs sur un modèle tenu en 4 bits.</translation>
    </message>
    <message>
        <source>Target modules</source>
        <translation>Couches visées</translation>
    </message>
    <message>
        <source>Which matrices of a layer carry adapters.</source>
        <translation>Les matrices d’une couche qui portent des adaptateurs.</translation>
    </message>
    <message>
        <source>Activation checkpointing</source>
        <translation>Recalcul des activations</translation>
    </message>
    <message>
        <source>Keeps the inputs of the layers only and computes the rest again: less memory, more time.</source>
        <translation>Ne garde que les entrées des couches et recalcule le reste&#xa0;: moins de mémoire, plus de temps.</translation>
    </message>
    <message>
        <source>Which price per hour counts for the amounts.</source>
        <translation>Le prix à l’heure qui compte pour les montants.</translation>
    </message>
    <message>
        <source>The offer that the job is computed and priced on, from the price book.</source>
        <translation>L’offre sur laquelle le calcul est estimé et chiffré, prise dans la grille de prix.</translation>
    </message>
    <message>
        <source>Numbers of GPUs</source>
        <translation>Nombres de GPU</translation>
    </message>
    <message>
        <source>The numbers of GPUs that are compared.</source>
        <translation>Les nombres de GPU comparés.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Heures</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Compute</source>
        <extracomment>part of a bar, here and below</extracomment>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>FP8</source>
        <translation>FP8</translation>
    </message>
    <message>
        <source>FP4</source>
        <translation>FP4</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Adapters</source>
        <translation>Adaptateurs</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complet</translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation>LoRA</translation>
    </message>
    <message>
        <source>QLoRA</source>
        <translation>QLoRA</translation>
    </message>
    <message>
        <source>all linear</source>
        <translation>toutes les couches linéaires</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>attention</translation>
    </message>
    <message>
        <source>query and value</source>
        <translation>requête et valeur</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Own dimensions</source>
        <translation>Dimensions saisies</translation>
    </message>
    <message>
        <source>1 to %1, doubling</source>
        <translation>1 à %1, en doublant</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>comme dans le fichier</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>Puts the figures of a published example in place of this page’s.</source>
        <translation>Remplace les chiffres de cette page par ceux d’un exemple publié.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>What does a training run cost, line by line?</source>
        <translation>Combien coûte un entraînement, ligne par ligne&#x202f;?</translation>
    </message>
    <message>
        <source>Does the fine-tune fit on the card, and what does it cost?</source>
        <translation>Le fine-tuning tient-il sur la carte, et que coûte-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>How much faster are more GPUs, and at what price?</source>
        <translation>Combien gagne-t-on avec plus de GPU, et à quel prix&#x202f;?</translation>
    </message>
    <message>
        <source>This scenario does not ask it yet. Begin with a published example and put your own figures in; undo takes it back.</source>
        <translation>Ce scénario ne pose pas encore la question. Partez d’un exemple publié et saisissez vos propres chiffres&#x202f;; Annuler revient en arrière.</translation>
    </message>
    <message>
        <source>Training run</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>No training run yet: choose a GPU and how long it takes.</source>
        <translation>Pas encore d’entraînement&#xa0;: choisissez un GPU et une durée.</translation>
    </message>
    <message>
        <source>This run costs %1 on demand.</source>
        <extracomment>%1 amount</extracomment>
        <translation>Cet entraînement coûte %1 à la demande.</translation>
    </message>
    <message>
        <source>This run costs %1 interruptible.</source>
        <extracomment>%1 amount</extracomment>
        <translation>Cet entraînement coûte %1 en interruptible.</translation>
    </message>
    <message>
        <source>This run costs %1 interruptible: %2 less than on demand.</source>
        <extracomment>%1 amount, %2 per cent</extracomment>
        <translation>Cet entraînement coûte %1 en interruptible&#xa0;: %2 de moins qu’à la demande.</translation>
    </message>
    <message>
        <source>This run costs %1 interruptible, as much as on demand.</source>
        <extracomment>%1 amount</extracomment>
        <translation>Cet entraînement coûte %1 en interruptible, autant qu’à la demande.</translation>
    </message>
    <message>
        <source>Interruptible costs more: %1 against %2 on demand.</source>
        <extracomment>%1 amount interruptible, %2 amount on demand</extracomment>
        <translation>L’interruptible coûte plus&#xa0;: %1 contre %2 à la demande.</translation>
    </message>
    <message>
        <source>Interruptible costs more: %1 against %2 on demand, because %3 of work become an expected %4.</source>
        <extracomment>%1 amount interruptible, %2 amount on demand, %3 useful hours, %4 expected hours</extracomment>
        <translation>L’interruptible coûte plus&#xa0;: %1 contre %2 à la demande, car il faut compter %4 pour %3 de travail.</translation>
    </message>
    <message>
        <source>Interruptions stretch %1 of work to an expected %2.</source>
        <extracomment>%1 useful hours, %2 expected hours</extracomment>
        <translation>Avec les interruptions, il faut compter %2 pour %1 de travail.</translation>
    </message>
    <message>
        <source>The expected time is %1 times the useful time: checkpoint more often.</source>
        <extracomment>%1 number</extracomment>
        <translation>La durée attendue est %1 fois le temps utile&#xa0;: rapprochez les points de contrôle.</translation>
    </message>
    <message>
        <source>This run never finishes: it is interrupted before every checkpoint.</source>
        <translation>Cet entraînement ne se termine jamais&#xa0;: il est interrompu avant chaque point de contrôle.</translation>
    </message>
    <message>
        <source>Use the suggested %1</source>
        <extracomment>button: %1 minutes</extracomment>
        <translation>Appliquer l’intervalle conseillé&#xa0;: %1</translation>
    </message>
    <message>
        <source>This run never finishes: it is interrupted again and again and has no checkpoints.</source>
        <translation>Cet entraînement ne se termine jamais&#xa0;: il est sans cesse interrompu et n’a pas de point de contrôle.</translation>
    </message>
    <message>
        <source>This run would take more than a million hours.</source>
        <translation>Cet entraînement demande plus d’un million d’heures.</translation>
    </message>
    <message>
        <source>The amounts of this run are too large to be computed.</source>
        <translation>Les montants de cet entraînement sont trop grands pour être calculés.</translation>
    </message>
    <message>
        <source>The cost of this run is not known: %1 is missing.</source>
        <extracomment>%1 what is missing (missing.…)</extracomment>
        <translation>Le coût de cet entraînement n’est pas connu&#xa0;: il manque %1.</translation>
    </message>
    <message>
        <source>%1 in the price book</source>
        <extracomment>in “… is missing”, as all of missing.…: %1 id of a GPU</extracomment>
        <translation>%1 dans la grille tarifaire</translation>
    </message>
    <message>
        <source>the specification of %1</source>
        <extracomment>%1 GPU</extracomment>
        <translation>la fiche technique pour %1</translation>
    </message>
    <message>
        <source>the peak of %1 at this precision</source>
        <extracomment>%1 GPU</extracomment>
        <translation>la puissance crête pour %1 à cette précision</translation>
    </message>
    <message>
        <source>a storage offer with its prices</source>
        <translation>une offre de stockage avec ses prix</translation>
    </message>
    <message>
        <source>the price of a volume for %1</source>
        <extracomment>%1 storage offer</extracomment>
        <translation>le prix d’un volume de stockage pour %1</translation>
    </message>
    <message>
        <source>the import price for %1</source>
        <extracomment>%1 storage offer</extracomment>
        <translation>le prix d’import pour %1</translation>
    </message>
    <message>
        <source>the export price for %1</source>
        <extracomment>%1 storage offer</extracomment>
        <translation>le prix d’export pour %1</translation>
    </message>
    <message>
        <source>With its checkpoints, %1 of work take %2.</source>
        <extracomment>%1 useful hours, %2 hours with checkpoints</extracomment>
        <translation>Avec les points de contrôle, il faut %2 pour %1 de travail.</translation>
    </message>
    <message>
        <source>The expected time is %1 times the useful time.</source>
        <extracomment>%1 number</extracomment>
        <translation>La durée attendue est %1 fois le temps utile.</translation>
    </message>
    <message>
        <source>The interruptible price pays for itself as long as the run takes less than %1 times its hours on demand.</source>
        <extracomment>%1 number</extracomment>
        <translation>Le prix interruptible reste avantageux tant que l’entraînement prend moins de %1 fois ses heures à la demande.</translation>
    </message>
    <message>
        <source>With a checkpoint every %1, %2 are expected.</source>
        <extracomment>%1 minutes, %2 hours</extracomment>
        <translation>Avec un point de contrôle toutes les %1, il faut compter %2.</translation>
    </message>
    <message>
        <source>On demand it takes %1 and costs %2.</source>
        <extracomment>%1 hours, %2 amount</extracomment>
        <translation>À la demande, il prend %1 et coûte %2.</translation>
    </message>
    <message>
        <source>Interruptible it costs %1 for %2: %3 less.</source>
        <extracomment>%1 amount, %2 hours, %3 per cent</extracomment>
        <translation>En interruptible, il coûte %1 pour %2&#xa0;: %3 de moins.</translation>
    </message>
    <message>
        <source>Interruptible costs more: %1, because %2 of work become an expected %3.</source>
        <extracomment>%1 amount, %2 useful hours, %3 expected hours</extracomment>
        <translation>L’interruptible coûte plus&#xa0;: %1, car il faut compter %3 pour %2 de travail.</translation>
    </message>
    <message>
        <source>Interruptible it never finishes: it is interrupted too often for its checkpoints.</source>
        <translation>En interruptible, il ne se termine jamais&#xa0;: les interruptions sont trop fréquentes pour ses points de contrôle.</translation>
    </message>
    <message>
        <source>Cheapest: %1, %2 in %3; fastest: %4, %5 in %6.</source>
        <extracomment>%1 cheapest card with its count, %2 amount, %3 hours, %4 fastest card with its count, %5 amount, %6 hours</extracomment>
        <translation>Le moins cher&#xa0;: %1, %2 en %3&#x202f;; le plus rapide&#xa0;: %4, %5 en %6.</translation>
    </message>
    <message>
        <source>Cheapest and fastest: %1, %2 in %3.</source>
        <extracomment>%1 card with its count, %2 amount, %3 hours</extracomment>
        <translation>Le moins cher et le plus rapide&#xa0;: %1, %2 en %3.</translation>
    </message>
    <message>
        <source>An MFU of %1 is above what published runs reach (%2).</source>
        <extracomment>%1 share, %2 share
----------
%1, %2 shares</extracomment>
        <translation>Un MFU de %1 dépasse celui des entraînements publiés (%2).</translation>
    </message>
    <message>
        <source>total of the run</source>
        <extracomment>under the amount</extracomment>
        <translation>total de l’entraînement</translation>
    </message>
    <message>
        <source>expected</source>
        <extracomment>under the hours</extracomment>
        <translation>attendues</translation>
    </message>
    <message>
        <source>GPU-hours paid</source>
        <extracomment>under the number</extracomment>
        <translation>Heures-GPU facturées</translation>
    </message>
    <message>
        <source>This run, on demand, %1</source>
        <extracomment>name of a bar, as the next ones: %1 hours, or “never finishes”</extracomment>
        <translation>Cet entraînement, à la demande, %1</translation>
    </message>
    <message>
        <source>This run, interruptible, %1</source>
        <extracomment>%1 hours, or “never finishes”</extracomment>
        <translation>Cet entraînement, interruptible, %1</translation>
    </message>
    <message>
        <source>On demand, %1</source>
        <extracomment>%1 hours</extracomment>
        <translation>À la demande, %1</translation>
    </message>
    <message>
        <source>Interruptible, %1</source>
        <extracomment>%1 hours, or “never finishes”</extracomment>
        <translation>Interruptible, %1</translation>
    </message>
    <message>
        <source>Market median, on demand, %1</source>
        <extracomment>%1 hours</extracomment>
        <translation>Médiane du marché, à la demande, %1</translation>
    </message>
    <message>
        <source>Market median, interruptible, %1</source>
        <extracomment>%1 hours, or “never finishes”</extracomment>
        <translation>Médiane du marché, interruptible, %1</translation>
    </message>
    <message>
        <source>never finishes</source>
        <translation>ne se termine jamais</translation>
    </message>
    <message>
        <source>Market median, on demand</source>
        <extracomment>in a table</extracomment>
        <translation>Médiane du marché, à la demande</translation>
    </message>
    <message>
        <source>Market median, interruptible</source>
        <extracomment>in a table</extracomment>
        <translation>Médiane du marché, interruptible</translation>
    </message>
    <message>
        <source>GPU time</source>
        <translation>Temps GPU</translation>
    </message>
    <message>
        <source>GPU time, %1</source>
        <extracomment>%1 GPU</extracomment>
        <translation>Temps GPU, %1</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>in a table</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>%1 number of GPUs, %2 hours; or %1 GB, %2 days</extracomment>
        <translation>%1&#xa0;× %2</translation>
    </message>
    <message>
        <source>%1 per GPU-hour</source>
        <extracomment>%1 amount</extracomment>
        <translation>%1 par heure-GPU</translation>
    </message>
    <message>
        <source>%1 per GB and month</source>
        <extracomment>%1 amount</extracomment>
        <translation>%1 par Go et par mois</translation>
    </message>
    <message>
        <source>%1 per GB</source>
        <extracomment>%1 amount</extracomment>
        <translation>%1 par Go</translation>
    </message>
    <message>
        <source>good</source>
        <extracomment>standing of a card: the cheapest that no other beats on both cost and time</extracomment>
        <translation>bon</translation>
    </message>
    <message>
        <source>better</source>
        <extracomment>standing of a card: between good and best</extracomment>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>standing of a card: the fastest</extracomment>
        <translation>le meilleur</translation>
    </message>
    <message>
        <source>%1 (this run)</source>
        <extracomment>%1 card of the run</extracomment>
        <translation>%1 (cet entraînement)</translation>
    </message>
    <message>
        <source>What the run costs, line by line</source>
        <translation>Le coût de l’entraînement, ligne par ligne</translation>
    </message>
    <message>
        <source>The same run at other prices</source>
        <translation>Le même entraînement à d’autres prix</translation>
    </message>
    <message>
        <source>The same run on every card</source>
        <translation>Le même entraînement sur chaque carte</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Quantité</translation>
    </message>
    <message>
        <source>Unit price</source>
        <translation>Prix unitaire</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Source of the price</source>
        <translation>Source du prix</translation>
    </message>
    <message>
        <source>Hours counted</source>
        <translation>Heures comptées</translation>
    </message>
    <message>
        <source>Per GPU-hour</source>
        <translation>Par heure-GPU</translation>
    </message>
    <message>
        <source>Against this run</source>
        <translation>Par rapport à cet entraînement</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>GPU cost</source>
        <translation>Coût des GPU</translation>
    </message>
    <message>
        <source>On the Pareto front</source>
        <translation>Sur le front de Pareto</translation>
    </message>
    <message>
        <source>What the run costs</source>
        <translation>Ce que coûte l’entraînement</translation>
    </message>
    <message>
        <source>%1: each bar says which hours it counts</source>
        <extracomment>%1 GPU with its count</extracomment>
        <translation>%1&#xa0;: chaque barre indique les heures comptées</translation>
    </message>
    <message>
        <source>No price of this offer lets the run finish.</source>
        <translation>Aucun prix de cette offre ne permet de terminer l’entraînement.</translation>
    </message>
    <message>
        <source>Expected hours by checkpoint interval</source>
        <translation>Heures attendues selon l’intervalle</translation>
    </message>
    <message>
        <source>expected hours</source>
        <translation>heures attendues</translation>
    </message>
    <message>
        <source>At no interval between checkpoints does the run finish.</source>
        <translation>Aucun intervalle entre points de contrôle ne permet de terminer l’entraînement.</translation>
    </message>
    <message>
        <source>Interval between checkpoints</source>
        <translation>Intervalle entre points de contrôle</translation>
    </message>
    <message>
        <source>best: %1, %2</source>
        <extracomment>%1 minutes, %2 hours</extracomment>
        <translation>optimum&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>suggested: %1, %2</source>
        <extracomment>%1 minutes, %2 hours</extracomment>
        <translation>conseillé&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>yours: %1, %2</source>
        <extracomment>%1 minutes, %2 hours</extracomment>
        <translation>le vôtre&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>yours: %1, never finishes</source>
        <extracomment>%1 minutes</extracomment>
        <translation>le vôtre&#xa0;: %1, ne se termine jamais</translation>
    </message>
    <message>
        <source>no checkpoints: %1</source>
        <extracomment>%1 hours</extracomment>
        <translation>sans point de contrôle&#xa0;: %1</translation>
    </message>
    <message>
        <source>no checkpoints: never finishes</source>
        <translation>sans point de contrôle&#xa0;: ne se termine jamais</translation>
    </message>
    <message>
        <source>Cost and time of every card</source>
        <translation>Coût et durée sur chaque carte</translation>
    </message>
    <message>
        <source>Cost of the GPUs</source>
        <translation>Coût des GPU</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other card is ranked below and not drawn.</source>
        <extracomment>n</extracomment>
        <translation>
            <numerusform>%Ln autre carte est classée ci-dessous sans être dessinée.</numerusform>
            <numerusform>%Ln autres cartes sont classées ci-dessous sans être dessinées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other offer has no such price, no exchange rate or no known peak and is not ranked.</source>
        <extracomment>n</extracomment>
        <translation>
            <numerusform>%Ln autre offre, sans prix de ce type, sans taux de change ou sans puissance crête connue, n’est pas classée.</numerusform>
            <numerusform>%Ln autres offres, sans prix de ce type, sans taux de change ou sans puissance crête connue, ne sont pas classées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Interruptions strike interruptible prices only: on demand counts the checkpoints alone.</source>
        <translation>Les interruptions ne touchent que l’interruptible&#xa0;: à la demande, seuls les points de contrôle comptent.</translation>
    </message>
    <message>
        <source>No interruptions are given: interruptible counts the same hours as on demand.</source>
        <translation>Aucune interruption n’est indiquée&#xa0;: l’interruptible compte les mêmes heures qu’à la demande.</translation>
    </message>
    <message>
        <source>specification of the card unknown</source>
        <translation>fiche technique de la carte inconnue</translation>
    </message>
    <message>
        <source>peak at this precision unknown</source>
        <translation>puissance crête inconnue à cette précision</translation>
    </message>
    <message>
        <source>storage price unknown</source>
        <translation>prix de stockage inconnu</translation>
    </message>
    <message>
        <source>%1, total of the run: %2</source>
        <extracomment>%1 offer, %2 amount</extracomment>
        <translation>%1, total de l’entraînement&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, expected hours: %2</source>
        <extracomment>%1 offer, %2 hours</extracomment>
        <translation>%1, heures attendues&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, GPU-hours paid: %2</source>
        <extracomment>%1 offer, %2 number</extracomment>
        <translation>%1, heures-GPU facturées&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, price of a GPU-hour: %2</source>
        <extracomment>%1 offer, %2 amount</extracomment>
        <translation>%1, prix d’une heure-GPU&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, GPU time: %2</source>
        <extracomment>%1 offer, %2 amount</extracomment>
        <translation>%1, temps GPU&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, checkpoint volume: %2</source>
        <extracomment>%1 offer, %2 amount</extracomment>
        <translation>%1, volume de stockage des points de contrôle&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, dataset import: %2</source>
        <extracomment>%1 offer, %2 amount</extracomment>
        <translation>%1, import du jeu de données&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, export: %2</source>
        <extracomment>%1 offer, %2 amount</extracomment>
        <translation>%1, export&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, difference to this run: %2</source>
        <extracomment>%1 offer, %2 amount</extracomment>
        <translation>%1, écart avec cet entraînement&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, GPU time of the run: %2</source>
        <extracomment>%1 offer, %2 amount</extracomment>
        <translation>%1, temps GPU de l’entraînement&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, time of the run: %2</source>
        <extracomment>%1 offer, %2 hours
----------
%1 GPUs, %2 its figure; here and below</extracomment>
        <translation>%1, durée de l’entraînement&#xa0;: %2</translation>
    </message>
    <message>
        <source>Useful time, as typed: %1</source>
        <translation>Temps utile saisi&#xa0;: %1</translation>
    </message>
    <message>
        <source>Useful time: %1 tokens ÷ %2 ÷ 3,600 s = %3</source>
        <extracomment>%1 tokens, %2 tokens a second, %3 hours</extracomment>
        <translation>Temps utile&#xa0;: %1 tokens ÷ %2 ÷ 3&#x202f;600&#xa0;s = %3</translation>
    </message>
    <message>
        <source>Peak of one GPU, in 10¹² FLOP/s: %1</source>
        <extracomment>%1 number</extracomment>
        <translation>Puissance crête d’un GPU, en 10¹² FLOP/s&#xa0;: %1</translation>
    </message>
    <message>
        <source>Work of one token: 6 × %1 = %2 FLOPs</source>
        <extracomment>%1 parameters, %2 number</extracomment>
        <translation>Calcul pour un token&#xa0;: 6&#xa0;× %1 = %2 FLOPs</translation>
    </message>
    <message>
        <source>Work of one token: 4 × %1 + 6 × %2 = %3 FLOPs</source>
        <extracomment>%1 parameters, %2 adapter parameters, %3 number</extracomment>
        <translation>Calcul pour un token&#xa0;: 4&#xa0;× %1 + 6&#xa0;× %2 = %3 FLOPs</translation>
    </message>
    <message>
        <source>Work of one token: 6 × %1 + 12 × %2 × %3 × %4 = %5 FLOPs</source>
        <extracomment>%1 parameters, %2 layers, %3 width, %4 tokens, %5 number</extracomment>
        <translation>Calcul pour un token&#xa0;: 6&#xa0;× %1 + 12&#xa0;× %2&#xa0;× %3&#xa0;× %4 = %5 FLOPs</translation>
    </message>
    <message>
        <source>Work of one token: 4 × %1 + 6 × %2 + 12 × %3 × %4 × %5 = %6 FLOPs</source>
        <extracomment>%1 parameters, %2 adapter parameters, %3 layers, %4 width, %5 tokens, %6 number</extracomment>
        <translation>Calcul pour un token&#xa0;: 4&#xa0;× %1 + 6&#xa0;× %2 + 12&#xa0;× %3&#xa0;× %4&#xa0;× %5 = %6 FLOPs</translation>
    </message>
    <message>
        <source>Useful time: %1 × %2 tokens ÷ (%3 GPUs × %4 × 10¹² × %5 × %6) ÷ 3,600 s = %7</source>
        <extracomment>%1 FLOPs, %2 tokens, %3 GPUs, %4 peak, %5 MFU, %6 efficiency, %7 hours</extracomment>
        <translation>Temps utile&#xa0;: %1&#xa0;× %2 tokens ÷ (%3&#xa0;GPU × %4&#xa0;× 10¹² × %5&#xa0;× %6) ÷ 3&#x202f;600&#xa0;s = %7</translation>
    </message>
    <message>
        <source>Stretches between checkpoints: %1 ÷ %2, rounded up = %3</source>
        <extracomment>%1 hours, %2 minutes, %3 number</extracomment>
        <translation>Tronçons entre points de contrôle&#xa0;: %1 ÷ %2, arrondi au-dessus = %3</translation>
    </message>
    <message>
        <source>With checkpoints: %1 + (%2 − 1) × %3 = %4</source>
        <extracomment>%1 hours, %2 stretches, %3 minutes, %4 hours</extracomment>
        <translation>Avec les points de contrôle&#xa0;: %1 + (%2 − 1) × %3 = %4</translation>
    </message>
    <message>
        <source>Last stretch: %1 − %2 × %3 = %4</source>
        <extracomment>%1 hours, %2 stretches, %3 minutes, %4 hours</extracomment>
        <translation>Dernier tronçon&#xa0;: %1 − %2&#xa0;× %3 = %4</translation>
    </message>
    <message>
        <source>With interruptions: %1 × e^(%2 ÷ %1) × (%3 × (e^(%4 ÷ %1) − 1) + e^(%5 ÷ %1) − 1) = %6</source>
        <extracomment>Daly’s formula: %1 mean time, %2 restart, %3 stretches, %4 one of them, %5 the last, %6 expected hours</extracomment>
        <translation>Avec les interruptions&#xa0;: %1&#xa0;× e^(%2 ÷ %1) × (%3&#xa0;× (e^(%4 ÷ %1) − 1) + e^(%5 ÷ %1) − 1) = %6</translation>
    </message>
    <message>
        <source>With interruptions, begun again each time: %1 × e^(%2 ÷ %1) × (e^(%3 ÷ %1) − 1) = %4</source>
        <extracomment>Daly’s formula: %1 mean time, %2 restart, %3 hours of work, %4 expected hours</extracomment>
        <translation>Avec les interruptions, en recommençant à chaque fois&#xa0;: %1&#xa0;× e^(%2 ÷ %1) × (e^(%3 ÷ %1) − 1) = %4</translation>
    </message>
    <message>
        <source>Hours paid: %1, rounded up to steps of %2 = %3</source>
        <extracomment>%1 hours, %2 seconds, %3 hours</extracomment>
        <translation>Heures facturées&#xa0;: %1, arrondies par pas de %2 = %3</translation>
    </message>
    <message>
        <source>GPU-hours paid: %1 × %2 × %3 = %4</source>
        <extracomment>%1 units, %2 GPUs of each, %3 hours, %4 number</extracomment>
        <translation>Heures-GPU facturées&#xa0;: %1&#xa0;× %2&#xa0;× %3 = %4</translation>
    </message>
    <message>
        <source>Market median per hour, in the price book: %1</source>
        <extracomment>%1 amount</extracomment>
        <translation>Médiane du marché par heure, dans la grille tarifaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>A GPU-hour: %1 ÷ %2 = %3</source>
        <extracomment>%1 amount, %2 GPUs, %3 amount</extracomment>
        <translation>Une heure-GPU&#xa0;: %1 ÷ %2 = %3</translation>
    </message>
    <message>
        <source>GPU time: %1 × %2 × %3 = %4</source>
        <extracomment>%1 units, %2 hours, %3 price, %4 amount</extracomment>
        <translation>Temps GPU&#xa0;: %1&#xa0;× %2&#xa0;× %3 = %4</translation>
    </message>
    <message>
        <source>Storage price per GB in the price book: %1</source>
        <extracomment>%1 amount</extracomment>
        <translation>Prix de stockage par Go dans la grille tarifaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Days of storage, as typed: %1</source>
        <extracomment>%1 days</extracomment>
        <translation>Jours de stockage saisis&#xa0;: %1</translation>
    </message>
    <message>
        <source>Days of storage: %1 ÷ 24 = %2</source>
        <extracomment>%1 hours, %2 days</extracomment>
        <translation>Jours de stockage&#xa0;: %1 ÷ 24 = %2</translation>
    </message>
    <message>
        <source>Checkpoint volume: %1 × %2 ÷ %3 × %4 = %5</source>
        <extracomment>%1 GB, %2 days, %3 days of a month, %4 price, %5 amount</extracomment>
        <translation>Volume de stockage&#xa0;: %1&#xa0;× %2 ÷ %3&#xa0;× %4 = %5</translation>
    </message>
    <message>
        <source>Transfer: %1 × %2 = %3</source>
        <extracomment>%1 GB, %2 price, %3 amount</extracomment>
        <translation>Transfert&#xa0;: %1&#xa0;× %2 = %3</translation>
    </message>
    <message>
        <source>suggested (Young): %1</source>
        <extracomment>%1 minutes</extracomment>
        <translation>conseillé (Young)&#xa0;: %1</translation>
    </message>
    <message>
        <source>Interruptible: %1 of work, one interruption per %2</source>
        <extracomment>%1 useful hours, %2 hours</extracomment>
        <translation>Interruptible&#xa0;: %1 de travail, une interruption pour %2</translation>
    </message>
    <message>
        <source>Dashed: the Pareto front, which no card beats on both</source>
        <translation>En tirets&#xa0;: le front de Pareto, qu’aucune carte ne bat</translation>
    </message>
    <message>
        <source>%2 with %1: %3</source>
        <extracomment>%1 method, %2 part of the memory, %3 its size</extracomment>
        <translation>%2 en %1&#xa0;: %3</translation>
    </message>
    <message>
        <source>Trainable parameters with %1: %2</source>
        <extracomment>%1 method, %2 number</extracomment>
        <translation>Paramètres entraînables en %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, memory used: %2</source>
        <extracomment>%1 card, %2 share</extracomment>
        <translation>%1, mémoire occupée&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, margin: %2</source>
        <extracomment>%1 card, %2 size</extracomment>
        <translation>%1, marge&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, GPUs needed when sharded: %2</source>
        <extracomment>%1 card, %2 number</extracomment>
        <translation>%1, GPU nécessaires, modèle partitionné&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, hours billed: %2</source>
        <extracomment>%1 offer, %2 hours</extracomment>
        <translation>%1, heures facturées&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, amount: %2</source>
        <extracomment>%1 offer, %2 amount</extracomment>
        <translation>%1, montant&#xa0;: %2</translation>
    </message>
    <message>
        <source>Embeddings: %1 tokens × %2 × %3 = %4</source>
        <translation>Plongements&#xa0;: %1 tokens&#xa0;× %2&#xa0;× %3 = %4</translation>
    </message>
    <message>
        <source>Norms: (2 × %1 + 1) × %2 = %3</source>
        <translation>Normalisations&#xa0;: (2&#xa0;× %1 + 1)&#xa0;× %2 = %3</translation>
    </message>
    <message>
        <source>Linear layers: %1 − %2 − %3 = %4</source>
        <translation>Couches linéaires&#xa0;: %1 − %2 − %3 = %4</translation>
    </message>
    <message>
        <source>Linear layers: %1 × (2 × %2 × %3 + 2 × %2 × %4 + 3 × %5 × %2 × %6) = %7</source>
        <translation>Couches linéaires&#xa0;: %1&#xa0;× (2&#xa0;× %2&#xa0;× %3 + 2&#xa0;× %2&#xa0;× %4 + 3&#xa0;× %5&#xa0;× %2&#xa0;× %6) = %7</translation>
    </message>
    <message>
        <source>Parameters: %1 + %2 + %3 = %4</source>
        <translation>Paramètres&#xa0;: %1 + %2 + %3 = %4</translation>
    </message>
    <message>
        <source>All parameters, as given: %1</source>
        <translation>Tous les paramètres, tels que saisis&#xa0;: %1</translation>
    </message>
    <message>
        <source>Inputs and outputs of all matrices of %1 layers: %2</source>
        <translation>Entrées et sorties de toutes les matrices de %1 couches&#xa0;: %2</translation>
    </message>
    <message>
        <source>Inputs and outputs of the attention matrices of %1 layers: %2</source>
        <translation>Entrées et sorties des matrices d’attention de %1 couches&#xa0;: %2</translation>
    </message>
    <message>
        <source>Inputs and outputs of the query and value matrices of %1 layers: %2</source>
        <translation>Entrées et sorties des matrices requête et valeur de %1 couches&#xa0;: %2</translation>
    </message>
    <message>
        <source>Adapters: rank %1 × %2 = %3</source>
        <translation>Adaptateurs&#xa0;: rang %1&#xa0;× %2 = %3</translation>
    </message>
    <message>
        <source>Shared: %1 ÷ %2 GPUs = %3</source>
        <translation>Partagé&#xa0;: %1 ÷ %2 GPU = %3</translation>
    </message>
    <message>
        <source>Weights: %1 bytes × %2 = %3</source>
        <translation>Poids&#xa0;: %1 octets&#xa0;× %2 = %3</translation>
    </message>
    <message>
        <source>Weights: 2 bytes × %1 + 4 bytes × %2 = %3</source>
        <translation>Poids&#xa0;: 2 octets&#xa0;× %1 + 4 octets&#xa0;× %2 = %3</translation>
    </message>
    <message>
        <source>Weights: (0.5 + 0.127 ÷ 8) bytes × %1 + 2 bytes × %2 + 4 bytes × %3 = %4</source>
        <translation>Poids&#xa0;: (0,5 + 0,127 ÷ 8) octet&#xa0;× %1 + 2 octets&#xa0;× %2 + 4 octets&#xa0;× %3 = %4</translation>
    </message>
    <message>
        <source>Gradients: %1 bytes × %2 = %3</source>
        <translation>Gradients&#xa0;: %1 octets&#xa0;× %2 = %3</translation>
    </message>
    <message>
        <source>Optimiser state: %1 bytes × %2 = %3</source>
        <translation>État de l’optimiseur&#xa0;: %1 octets&#xa0;× %2 = %3</translation>
    </message>
    <message>
        <source>One layer: %1 × %2 tokens × (14 × %3 + 2 × (%4 + 2 × %5) + 8 × %6) bytes = %7</source>
        <translation>Une couche&#xa0;: %1&#xa0;× %2 tokens&#xa0;× (14&#xa0;× %3 + 2&#xa0;× (%4 + 2&#xa0;× %5) + 8&#xa0;× %6) octets = %7</translation>
    </message>
    <message>
        <source>Recomputed: 2 bytes × %1 tokens × %2 × %3 layers + %4 = %5</source>
        <translation>Avec recalcul&#xa0;: 2 octets&#xa0;× %1 tokens&#xa0;× %2&#xa0;× %3 couches + %4 = %5</translation>
    </message>
    <message>
        <source>Of all layers: %1 × %2 = %3</source>
        <translation>De toutes les couches&#xa0;: %1&#xa0;× %2 = %3</translation>
    </message>
    <message>
        <source>Logits: 8 bytes × %1 × %2 tokens × %3 ÷ %4 = %5</source>
        <translation>Logits&#xa0;: 8 octets&#xa0;× %1&#xa0;× %2 tokens&#xa0;× %3 ÷ %4 = %5</translation>
    </message>
    <message>
        <source>Driver, kernels and allocator: %1</source>
        <translation>Pilote, noyaux et allocateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sum of the parts: %1 + %2 + %3 + %4 + %5 + %6 = %7</source>
        <translation>Somme des postes&#xa0;: %1 + %2 + %3 + %4 + %5 + %6 = %7</translation>
    </message>
    <message>
        <source>Memory of the card: %1 = %2</source>
        <translation>Mémoire de la carte&#xa0;: %1 = %2</translation>
    </message>
    <message>
        <source>Used: %1 ÷ %2 = %3</source>
        <translation>Occupé&#xa0;: %1 ÷ %2 = %3</translation>
    </message>
    <message>
        <source>Margin: %1 − %2 = %3</source>
        <translation>Marge&#xa0;: %1 − %2 = %3</translation>
    </message>
    <message>
        <source>Fits up to: %1 × %2 = %3</source>
        <translation>Tient jusqu’à&#xa0;: %1&#xa0;× %2 = %3</translation>
    </message>
    <message>
        <source>Everything sharded over %1 GPUs, each holds: %2</source>
        <translation>Tout partitionné sur %1 GPU, chacun contient&#xa0;: %2</translation>
    </message>
    <message>
        <source>Fewest GPUs that fit: %1</source>
        <translation>Plus petit nombre de GPU qui suffit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Hours: %1 ÷ %2 ÷ 3,600 s = %3</source>
        <translation>Heures&#xa0;: %1 ÷ %2 ÷ 3&#x202f;600&#xa0;s = %3</translation>
    </message>
    <message>
        <source>Hours billed: %1, rounded up to steps of %2 = %3</source>
        <translation>Heures facturées&#xa0;: %1, arrondi au pas supérieur de %2 = %3</translation>
    </message>
    <message>
        <source>Units: %1 GPUs ÷ %2, rounded up = %3</source>
        <translation>Unités&#xa0;: %1 GPU ÷ %2, arrondi au supérieur = %3</translation>
    </message>
    <message>
        <source>Amount: %1 × %2 × %3 = %4</source>
        <translation>Montant&#xa0;: %1&#xa0;× %2&#xa0;× %3 = %4</translation>
    </message>
    <message>
        <source>%1, computing per step: %2</source>
        <translation>%1, calcul par étape&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, all-reduce per step: %2</source>
        <translation>%1, all-reduce par étape&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, waited for per step: %2</source>
        <translation>%1, attente par étape&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, speed-up: × %2</source>
        <translation>%1, accélération&#xa0;:&#xa0;× %2</translation>
    </message>
    <message>
        <source>%1, efficiency: %2</source>
        <translation>%1, efficacité&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, GPU-hours: %2</source>
        <translation>%1, heures-GPU&#xa0;: %2</translation>
    </message>
    <message>
        <source>Operations per token: 6 × %1 = %2</source>
        <translation>Opérations par token&#xa0;: 6&#xa0;× %1 = %2</translation>
    </message>
    <message>
        <source>Operations per token: 4 × %1 + 6 × %2 = %3</source>
        <translation>Opérations par token&#xa0;: 4&#xa0;× %1 + 6&#xa0;× %2 = %3</translation>
    </message>
    <message>
        <source>With attention: %1 + 12 × %2 × %3 × %4 = %5</source>
        <translation>Avec l’attention&#xa0;: %1 + 12&#xa0;× %2&#xa0;× %3&#xa0;× %4 = %5</translation>
    </message>
    <message>
        <source>Computing per step: %1 × %2 ÷ (%3 × %4 × 10¹² × %5) = %6</source>
        <translation>Calcul par étape&#xa0;: %1&#xa0;× %2 ÷ (%3&#xa0;× %4&#xa0;× 10¹²&#xa0;× %5) = %6</translation>
    </message>
    <message>
        <source>All-reduce on one GPU: %1</source>
        <translation>All-reduce sur un seul GPU&#xa0;: %1</translation>
    </message>
    <message>
        <source>Gradients exchanged: %1 bytes × %2 = %3</source>
        <translation>Gradients échangés&#xa0;: %1 octets&#xa0;× %2 = %3</translation>
    </message>
    <message>
        <source>All-reduce: 2 × %1 ÷ %2 × %3 ÷ %4 + 2 × %5 × %6 = %7</source>
        <translation>All-reduce&#xa0;: 2&#xa0;× %1 ÷ %2&#xa0;× %3 ÷ %4 + 2&#xa0;× %5&#xa0;× %6 = %7</translation>
    </message>
    <message>
        <source>Waited for: %1 − %2 × ⅔ × %3, at least 0 = %4</source>
        <translation>Attente&#xa0;: %1 − %2&#xa0;× ⅔&#xa0;× %3, au moins 0 = %4</translation>
    </message>
    <message>
        <source>Steps: %1 ÷ %2 = %3</source>
        <translation>Étapes&#xa0;: %1 ÷ %2 = %3</translation>
    </message>
    <message>
        <source>Days: %1 × (%2 + %3) ÷ 86,400 s = %4</source>
        <translation>Jours&#xa0;: %1&#xa0;× (%2 + %3) ÷ 86&#x202f;400&#xa0;s = %4</translation>
    </message>
    <message>
        <source>Speed-up: %1 on one GPU ÷ %2 = %3</source>
        <translation>Accélération&#xa0;: %1 avec un seul GPU ÷ %2 = %3</translation>
    </message>
    <message>
        <source>Efficiency: %1 ÷ %2 = %3</source>
        <translation>Efficacité&#xa0;: %1 ÷ %2 = %3</translation>
    </message>
    <message>
        <source>GPU-hours: %1 × %2 × 24 = %3</source>
        <translation>Heures-GPU&#xa0;: %1&#xa0;× %2&#xa0;× 24 = %3</translation>
    </message>
    <message>
        <source>Per GPU: %1 ÷ %2 = %3</source>
        <translation>Par GPU&#xa0;: %1 ÷ %2 = %3</translation>
    </message>
    <message>
        <source>Amount: %1 × %2 = %3</source>
        <translation>Montant&#xa0;: %1&#xa0;× %2 = %3</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Passage à l’échelle</translation>
    </message>
    <message>
        <source>%1 with %2 fits on %3, with %4 to spare.</source>
        <extracomment>%1 model, %2 method (tuning.method.…), %3 card, %4 memory left</extracomment>
        <translation>%1 en %2 tient sur %3, avec %4 de marge.</translation>
    </message>
    <message>
        <source>%1 with %2 only just fits on %3: %4 to spare.</source>
        <extracomment>as “fits”</extracomment>
        <translation>%1 en %2 tient de justesse sur %3&#xa0;: %4 de marge.</translation>
    </message>
    <message>
        <source>%1 with %2 does not fit on %3: %4 short.</source>
        <extracomment>as “fits”; %4 memory that lacks</extracomment>
        <translation>%1 en %2 ne tient pas sur %3&#xa0;: il manque %4.</translation>
    </message>
    <message numerus="yes">
        <source>It takes %Ln %1 GPU, sharded.</source>
        <extracomment>n GPUs, %1 card</extracomment>
        <translation>
            <numerusform>Il faut %Ln GPU %1, modèle partitionné.</numerusform>
            <numerusform>Il faut %Ln GPU %1, modèle partitionné.</numerusform>
        </translation>
    </message>
    <message>
        <source>Even sharded over 1,024 GPUs it does not fit on %1: activations and logits are not divided.</source>
        <extracomment>%1 card</extracomment>
        <translation>Même partitionné sur 1&#x202f;024 GPU, il ne tient pas sur %1&#xa0;: activations et logits ne se partagent pas.</translation>
    </message>
    <message>
        <source>LoRA would take %1 per GPU, QLoRA %2.</source>
        <extracomment>%1, %2 memory; here and below</extracomment>
        <translation>Il faudrait %1 par GPU en LoRA, %2 en QLoRA.</translation>
    </message>
    <message>
        <source>Full fine-tuning would take %1 per GPU, QLoRA %2.</source>
        <translation>Il faudrait %1 par GPU en fine-tuning complet, %2 en QLoRA.</translation>
    </message>
    <message>
        <source>Full fine-tuning would take %1 per GPU, LoRA %2.</source>
        <translation>Il faudrait %1 par GPU en fine-tuning complet, %2 en LoRA.</translation>
    </message>
    <message>
        <source>Cheapest offer on which it fits: %1, at %2 an hour.</source>
        <extracomment>%1 offer with its count, %2 price</extracomment>
        <translation>Offre la moins chère sur laquelle il tient&#xa0;: %1, à %2 par heure.</translation>
    </message>
    <message>
        <source>%1 at %2 take %3.</source>
        <extracomment>%1 tokens, %2 throughput, %3 hours</extracomment>
        <translation>%1 à %2 demandent %3.</translation>
    </message>
    <message>
        <source>%1 at %2 take %3; billed as %4, they cost %5 with %6.</source>
        <extracomment>%1 tokens, %2 throughput, %3 hours, %4 hours billed, %5 amount, %6 offer</extracomment>
        <translation>%1 à %2 demandent %3&#x202f;; facturés %4, ils coûtent %5 avec %6.</translation>
    </message>
    <message>
        <source>A model of %1 parameters</source>
        <extracomment>begins “fits” and its like; %1 number</extracomment>
        <translation>Un modèle de taille %1</translation>
    </message>
    <message>
        <source>No verdict: these sizes are too large to be computed.</source>
        <translation>Pas de verdict&#xa0;: ces tailles sont trop grandes pour être calculées.</translation>
    </message>
    <message>
        <source>the memory of %1</source>
        <extracomment>in “No verdict”; %1 offer</extracomment>
        <translation>la mémoire pour %1</translation>
    </message>
    <message>
        <source>memory per GPU</source>
        <translation>mémoire par GPU</translation>
    </message>
    <message>
        <source>full fine-tuning</source>
        <extracomment>in a sentence, after “with”</extracomment>
        <translation>fine-tuning complet</translation>
    </message>
    <message>
        <source>needed per GPU</source>
        <extracomment>under a memory size</extracomment>
        <translation>nécessaires par GPU</translation>
    </message>
    <message>
        <source>trainable parameters, %1 of the model</source>
        <extracomment>under a number; %1 share</extracomment>
        <translation>paramètres entraînables, %1 du modèle</translation>
    </message>
    <message>
        <source>for %1 billed</source>
        <extracomment>under an amount; %1 hours</extracomment>
        <translation>pour %1 facturées</translation>
    </message>
    <message>
        <source>smallest card that fits</source>
        <extracomment>under a memory size</extracomment>
        <translation>plus petite carte qui suffit</translation>
    </message>
    <message>
        <source>GPUs needed, sharded</source>
        <extracomment>under a number</extracomment>
        <translation>GPU nécessaires, partitionné</translation>
    </message>
    <message>
        <source>Full fine-tuning</source>
        <extracomment>name of a bar or column</extracomment>
        <translation>Fine-tuning complet</translation>
    </message>
    <message>
        <source>Memory of one GPU by method</source>
        <translation>Mémoire d’un GPU selon la méthode</translation>
    </message>
    <message>
        <source>Memory needed and memory of the cards</source>
        <translation>Mémoire nécessaire et mémoire des cartes</translation>
    </message>
    <message>
        <source>The memory of no card compared is known.</source>
        <translation>La mémoire des cartes comparées est inconnue.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 +%Ln</source>
        <extracomment>%1 memory, %2 card, n other cards of this size</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %2 +%Ln</numerusform>
            <numerusform>%1&#xa0;: %2 +%Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: fits up to here</source>
        <extracomment>on a line below the memory of a card; %1 share
----------
%1 share</extracomment>
        <translation>%1&#xa0;: tient jusqu’ici</translation>
    </message>
    <message>
        <source>memory of the card</source>
        <translation>mémoire de la carte</translation>
    </message>
    <message>
        <source>fits</source>
        <extracomment>legend of a bar, here and below</extracomment>
        <translation>tient</translation>
    </message>
    <message>
        <source>tight</source>
        <translation>tient de justesse</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>ne tient pas</translation>
    </message>
    <message>
        <source>Weights</source>
        <extracomment>part of the memory, here and below</extracomment>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradients</translation>
    </message>
    <message>
        <source>Optimiser state</source>
        <translation>État de l’optimiseur</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activations</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>Driver and kernels</source>
        <translation>Pilote et noyaux</translation>
    </message>
    <message>
        <source>Trainable parameters</source>
        <translation>Paramètres entraînables</translation>
    </message>
    <message>
        <source>Does it fit, how long, how much</source>
        <translation>Tient-il, en combien de temps, à quel coût</translation>
    </message>
    <message numerus="yes">
        <source>Does it fit on %Ln GPU, how long, how much</source>
        <extracomment>n GPUs side by side</extracomment>
        <translation>
            <numerusform>Tient-il sur %Ln GPU, en combien de temps, à quel coût</numerusform>
            <numerusform>Tient-il sur %Ln GPU, en combien de temps, à quel coût</numerusform>
        </translation>
    </message>
    <message>
        <source>Memory of one GPU by part and method</source>
        <translation>Mémoire d’un GPU par poste et par méthode</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Poste</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Margin per GPU</source>
        <translation>Marge par GPU</translation>
    </message>
    <message>
        <source>Hours billed</source>
        <translation>Heures facturées</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Tient</translation>
    </message>
    <message>
        <source>Tight</source>
        <translation>De justesse</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>Ne tient pas</translation>
    </message>
    <message>
        <source>more than 1,024</source>
        <extracomment>GPUs, in a table cell</extracomment>
        <translation>plus de 1&#x202f;024</translation>
    </message>
    <message>
        <source>Published figures differ by recipe. Full fine-tuning here holds %1 bytes per weight, %2 per gradient and %3 of optimiser state per parameter.</source>
        <extracomment>%1 to %3 bytes</extracomment>
        <translation>Les chiffres publiés diffèrent selon la recette. Ici, le fine-tuning complet garde %1 octets par poids, %2 par gradient et %3 pour l’état de l’optimiseur, par paramètre.</translation>
    </message>
    <message>
        <source>LoRA keeps the model in 16 bits, QLoRA its layers in 4.127 bits; adapters add 4 bytes per weight, 4 per gradient and 8 of optimiser state per trainable parameter.</source>
        <translation>LoRA garde le modèle en 16 bits, QLoRA ses couches en 4,127 bits&#x202f;; les adaptateurs ajoutent 4 octets par poids, 4 par gradient et 8 pour l’état de l’optimiseur, par paramètre entraînable.</translation>
    </message>
    <message>
        <source>Activations are recomputed: only the inputs of the layers and one layer are held.</source>
        <translation>Avec le recalcul des activations, seules les entrées des couches et une couche restent en mémoire.</translation>
    </message>
    <message>
        <source>Activations are not recomputed: those of every layer are held.</source>
        <translation>Sans recalcul des activations, celles de toutes les couches restent en mémoire.</translation>
    </message>
    <message>
        <source>Sharding at ZeRO stage %1 over %2 GPUs: every size is that of one GPU.</source>
        <extracomment>%1 stage, %2 GPUs</extracomment>
        <translation>Partitionnement ZeRO de niveau %1 sur %2 GPU&#xa0;: chaque taille est celle d’un GPU.</translation>
    </message>
    <message>
        <source>The throughput given, %1, counts on every card: it was measured on one and is not estimated for the others.</source>
        <extracomment>%1 throughput</extracomment>
        <translation>Le débit saisi, %1, vaut pour toutes les cartes&#xa0;: il n’est pas estimé pour chacune.</translation>
    </message>
    <message>
        <source>It fits up to %1 of the memory; above, fragmentation decides. A card of 24 GB holds 24 GiB.</source>
        <extracomment>%1 share</extracomment>
        <translation>Il tient jusqu’à un taux de %1 de la mémoire&#x202f;; au-delà, la fragmentation décide. Une carte de 24&#xa0;Go contient 24&#xa0;Gio.</translation>
    </message>
    <message>
        <source>Shape of %1: %2</source>
        <extracomment>%1 model, %2 address of the source</extracomment>
        <translation>Dimensions de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 with changed dimensions; as published: %2</source>
        <extracomment>%1 model, %2 address of the source</extracomment>
        <translation>%1 avec des dimensions modifiées&#x202f;; telles que publiées&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Mixture of experts: all %Ln expert of each layer counts in memory and carries adapters; a token’s activations pass through one.</source>
        <extracomment>n experts</extracomment>
        <translation>
            <numerusform>Mélange d’experts (MoE)&#xa0;: %Ln expert par couche compte en mémoire et porte des adaptateurs&#x202f;; les activations d’un token sont celles d’un seul.</numerusform>
            <numerusform>Mélange d’experts (MoE)&#xa0;: les %Ln experts de chaque couche comptent en mémoire et portent des adaptateurs&#x202f;; les activations d’un token sont celles d’un seul.</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1 the run takes %2, no less than the %3 of one GPU: the exchange of gradients eats the gain.</source>
        <extracomment>%1 GPUs, %2 days, %3 days on one</extracomment>
        <translation>Avec %1, l’entraînement prend %2, pas moins que les %3 d’un seul GPU&#xa0;: l’échange des gradients absorbe le gain.</translation>
    </message>
    <message>
        <source>With %1 the run takes %2.</source>
        <extracomment>%1 GPU, %2 days</extracomment>
        <translation>Avec %1, l’entraînement prend %2.</translation>
    </message>
    <message>
        <source>It costs no more than on one GPU: %1.</source>
        <extracomment>%1 amount</extracomment>
        <translation>Cela ne coûte pas plus qu’avec un seul GPU&#xa0;: %1.</translation>
    </message>
    <message>
        <source>By 6PD, %1 on one GPU imply an MFU of %2; with %3 it is %4.</source>
        <extracomment>6PD: six operations per parameter and token; %1 days, %2 share, %3 GPUs, %4 share</extracomment>
        <translation>Selon 6PD, %1 sur un seul GPU supposent un MFU de %2&#x202f;; avec %3, il est de %4.</translation>
    </message>
    <message>
        <source>By 6PD, %1 on one GPU imply an MFU of %2.</source>
        <extracomment>%1 days, %2 share</extracomment>
        <translation>Selon 6PD, %1 sur un seul GPU supposent un MFU de %2.</translation>
    </message>
    <message>
        <source>With attention counted (12·L·d·T, %2 of the work) the MFU on one GPU is %1.</source>
        <extracomment>%1, %2 shares</extracomment>
        <translation>En comptant l’attention (12·L·d·T, %2 du calcul), le MFU sur un seul GPU est de %1.</translation>
    </message>
    <message>
        <source>With %1, %2 of each step waits for the exchange of gradients.</source>
        <extracomment>%1 GPUs, %2 share</extracomment>
        <translation>Avec %1, %2 de chaque étape se passe à attendre l’échange des gradients.</translation>
    </message>
    <message>
        <source>Beyond %1 GPUs the exchange leaves the node: %2 instead of %3.</source>
        <extracomment>%1 GPUs, %2 and %3 bandwidths</extracomment>
        <translation>Au-delà de %1 GPU, l’échange sort du nœud&#xa0;: %2 au lieu de %3.</translation>
    </message>
    <message>
        <source>Fastest with %1: %2.</source>
        <extracomment>%1 GPUs, %2 days</extracomment>
        <translation>Le plus rapide&#xa0;: %1, en %2.</translation>
    </message>
    <message>
        <source>No answer: %1 is not in the price book.</source>
        <extracomment>%1 id of an offer</extracomment>
        <translation>Pas de réponse&#xa0;: %1 ne figure pas dans la grille tarifaire.</translation>
    </message>
    <message>
        <source>No answer: the on-demand price of %1 is unknown.</source>
        <extracomment>%1 offer</extracomment>
        <translation>Pas de réponse&#xa0;: prix à la demande inconnu pour %1.</translation>
    </message>
    <message>
        <source>No answer: give the value of 1 %1 in %2.</source>
        <extracomment>%1, %2 currencies</extracomment>
        <translation>Pas de réponse&#xa0;: indiquez la valeur de 1 %1 en %2.</translation>
    </message>
    <message>
        <source>No answer: the %2 peak of %1 is unknown.</source>
        <extracomment>%1 card, %2 precision</extracomment>
        <translation>Pas de réponse&#xa0;: crête constructeur en %2 inconnue pour %1.</translation>
    </message>
    <message>
        <source>No answer: the bandwidth between the GPUs is unknown for %1.</source>
        <extracomment>%1 card</extracomment>
        <translation>Pas de réponse&#xa0;: bande passante entre GPU inconnue pour %1.</translation>
    </message>
    <message>
        <source>No answer: %1 between the GPUs is %2 of what %3 has, %4 in one direction.</source>
        <extracomment>%1 bandwidth, %2 share, %3 card, %4 bandwidth</extracomment>
        <translation>Pas de réponse&#xa0;: %1 entre les GPU font %2 de ce qu’offre %3, soit %4 dans un sens.</translation>
    </message>
    <message>
        <source>No answer: these sizes are too large to be computed.</source>
        <translation>Pas de réponse&#xa0;: ces tailles sont trop grandes pour être calculées.</translation>
    </message>
    <message>
        <source>memory unknown</source>
        <translation>mémoire inconnue</translation>
    </message>
    <message>
        <source>bandwidth between the GPUs unknown</source>
        <translation>bande passante entre GPU inconnue</translation>
    </message>
    <message>
        <source>more than the hardware can do</source>
        <translation>plus que le matériel ne peut faire</translation>
    </message>
    <message numerus="yes">
        <source>on %Ln GPU</source>
        <extracomment>under a number of days</extracomment>
        <translation>
            <numerusform>avec %Ln GPU</numerusform>
            <numerusform>avec %Ln GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>× %1</source>
        <extracomment>%1 number
----------
%1 speed-up</extracomment>
        <translation>×&#xa0;%1</translation>
    </message>
    <message>
        <source>speed-up, %1 efficiency</source>
        <extracomment>%1 share</extracomment>
        <translation>d’accélération, %1 d’efficacité</translation>
    </message>
    <message>
        <source>against %1 on one GPU</source>
        <extracomment>%1 amount</extracomment>
        <translation>contre %1 avec un seul GPU</translation>
    </message>
    <message>
        <source>Days by number of GPUs</source>
        <translation>Durée selon le nombre de GPU</translation>
    </message>
    <message>
        <source>%1 parameters, %2, %3</source>
        <extracomment>%1 parameters, %2 tokens, %3 card</extracomment>
        <translation>%3, %2, paramètres&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cost of the run by number of GPUs</source>
        <translation>Coût de l’entraînement selon le nombre de GPU</translation>
    </message>
    <message>
        <source>On demand, %1 per GPU-hour</source>
        <extracomment>%1 price</extracomment>
        <translation>À la demande, %1 par heure-GPU</translation>
    </message>
    <message>
        <source>No number of GPUs has a result.</source>
        <translation>Aucun nombre de GPU n’a de résultat.</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <source>Cost of the run</source>
        <translation>Coût de l’entraînement</translation>
    </message>
    <message>
        <source>one node: %1 GPUs</source>
        <extracomment>%1 number</extracomment>
        <translation>un nœud&#xa0;: %1 GPU</translation>
    </message>
    <message>
        <source>ideal</source>
        <extracomment>mark on a bar</extracomment>
        <translation>idéal</translation>
    </message>
    <message>
        <source>with the exchange</source>
        <extracomment>name of a line: days with the exchange of gradients</extracomment>
        <translation>avec l’échange</translation>
    </message>
    <message>
        <source>on one GPU</source>
        <translation>avec un seul GPU</translation>
    </message>
    <message>
        <source>on several GPUs</source>
        <extracomment>name of a line: cost on several GPUs</extracomment>
        <translation>avec plusieurs GPU</translation>
    </message>
    <message>
        <source>%1: days, speed-up and cost</source>
        <extracomment>%1 card</extracomment>
        <translation>%1&#xa0;: durée, accélération et coût</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Accélération</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Efficacité</translation>
    </message>
    <message>
        <source>Compute per step</source>
        <translation>Calcul par étape</translation>
    </message>
    <message>
        <source>All-reduce</source>
        <translation>All-reduce</translation>
    </message>
    <message>
        <source>Waited for</source>
        <translation>Dont attente</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>Heures-GPU</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>within a node</source>
        <translation>dans le nœud</translation>
    </message>
    <message>
        <source>between nodes</source>
        <translation>entre nœuds</translation>
    </message>
    <message>
        <source>MFU of %1: share of the peak of %3, %2 TFLOP/s (%4, dense), by 6 operations per parameter and token; attention is not counted while the shape is unknown.</source>
        <extracomment>%1 share, %2 peak, %3 card, %4 precision</extracomment>
        <translation>MFU de %1&#xa0;: part de la crête de %3, %2 TFLOP/s (%4, dense), à 6 opérations par paramètre et par token&#x202f;; l’attention n’est pas comptée tant que les dimensions sont inconnues.</translation>
    </message>
    <message>
        <source>MFU of %1: share of the peak of %3, %2 TFLOP/s (%4, dense), by 6 operations per parameter and token plus 12·L·d·T for attention; by 6PD alone it is %5.</source>
        <extracomment>%1, %5 shares, %2 peak, %3 card, %4 precision</extracomment>
        <translation>MFU de %1&#xa0;: part de la crête de %3, %2 TFLOP/s (%4, dense), à 6 opérations par paramètre et par token plus 12·L·d·T pour l’attention&#x202f;; selon 6PD seul, il est de %5.</translation>
    </message>
    <message>
        <source>Adapters alone are trained (%1 parameters): 4 operations per frozen parameter and token, 6 per trained one; only their gradients are exchanged.</source>
        <extracomment>%1 number</extracomment>
        <translation>Seuls les adaptateurs sont entraînés (paramètres&#xa0;: %1)&#xa0;: 4 opérations par paramètre gelé et par token, 6 par paramètre entraîné&#x202f;; seuls leurs gradients s’échangent.</translation>
    </message>
    <message>
        <source>Mixture of experts: %1 active parameters count for the computation, all %2 for the exchange of gradients.</source>
        <extracomment>%1, %2 numbers</extracomment>
        <translation>Mélange d’experts (MoE)&#xa0;: les paramètres actifs (%1) comptent pour le calcul, tous (%2) pour l’échange des gradients.</translation>
    </message>
    <message>
        <source>The bandwidth within a node is typed; %1 has %2 by its data sheet.</source>
        <extracomment>%1 card, %2 bandwidth</extracomment>
        <translation>La bande passante dans le nœud est saisie&#x202f;; %1 offre %2 selon le constructeur.</translation>
    </message>
    <message>
        <source>All-reduce of %1 in a ring, 2(N−1)/N × size ÷ bandwidth and 2(N−1) latencies; %2 of the backward pass hides it.</source>
        <extracomment>%1 size, %2 share</extracomment>
        <translation>All-reduce de %1 en anneau, 2(N−1)/N&#xa0;× taille ÷ bande passante et 2(N−1) latences&#x202f;; %2 de la passe arrière le masque.</translation>
    </message>
    <message>
        <source>All-reduce of %1 in a ring, 2(N−1)/N × size ÷ bandwidth and 2(N−1) latencies; nothing hides it.</source>
        <extracomment>%1 size</extracomment>
        <translation>All-reduce de %1 en anneau, 2(N−1)/N&#xa0;× taille ÷ bande passante et 2(N−1) latences&#x202f;; rien ne le masque.</translation>
    </message>
    <message>
        <source>Told in whole days, %1 on one GPU and %2 with %3 imply an MFU of %4 by 6PD and an efficiency of %5.</source>
        <extracomment>%1, %2 days, %3 GPUs, %4, %5 shares</extracomment>
        <translation>En jours entiers, %1 avec un seul GPU et %2 avec %3 supposent un MFU de %4 selon 6PD et une efficacité de %5.</translation>
    </message>
    <message>
        <source>Each step reads %1 whatever the number of GPUs; what the exchange leaves uncovered is waited for.</source>
        <extracomment>%1 tokens</extracomment>
        <translation>Chaque étape lit %1 quel que soit le nombre de GPU&#x202f;; la part de l’échange qui n’est pas masquée est attendue.</translation>
    </message>
    <message>
        <source>Amounts: GPU-hours at the on-demand price, without rounding to billing increments.</source>
        <translation>Montants&#xa0;: heures-GPU au prix à la demande, sans arrondi au pas de facturation.</translation>
    </message>
    <message>
        <source>%1, micro-batch of %2</source>
        <extracomment>%1 model, %2 tokens</extracomment>
        <translation>%1, micro-lot de %2</translation>
    </message>
    <message>
        <source>With %1 the run takes %2 instead of %3: %4 times as fast, at %5 efficiency.</source>
        <extracomment>%1 GPUs, %2 days, %3 days on one, %4 speed-up, %5 share</extracomment>
        <translation>Avec %1, l’entraînement passe de %3 à %2&#xa0;: %4 fois plus vite, à %5 d’efficacité.</translation>
    </message>
    <message>
        <source>The speed-up costs %1 (%4) more: %2 against %3 on one GPU.</source>
        <extracomment>%1 difference, %2 amount, %3 amount on one, %4 share</extracomment>
        <translation>L’accélération coûte %1 de plus, soit %4&#xa0;: %2 contre %3 avec un seul GPU.</translation>
    </message>
    <message>
        <source>Bandwidth between GPUs, in one direction: %1 within a node (%2 GPUs), %3 beyond.</source>
        <extracomment>%1, %3 bandwidths, %2 number</extracomment>
        <translation>Bande passante entre GPU, dans un sens&#xa0;: %1 dans un nœud (%2 GPU), %3 au-delà.</translation>
    </message>
    <message>
        <source>%1, ideal prefill: %2</source>
        <extracomment>%1 offer, %2 its figure; here and below</extracomment>
        <translation>%1, prefill idéal&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, ideal time per token: %2</source>
        <translation>%1, temps idéal par token&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, prefill with the batch full: %2</source>
        <translation>%1, prefill avec le lot plein&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, first token at best: %2</source>
        <translation>%1, premier token au mieux&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, first token on average: %2</source>
        <translation>%1, premier token en moyenne&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, first token at worst: %2</source>
        <translation>%1, premier token au pire&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, one token alone: %2</source>
        <translation>%1, un token seul&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, one token with the batch full: %2</source>
        <translation>%1, un token avec le lot plein&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, throughput of a single stream: %2</source>
        <translation>%1, débit d’un flux unique&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, throughput per user: %2</source>
        <translation>%1, débit par utilisateur&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, throughput of all users: %2</source>
        <translation>%1, débit de tous les utilisateurs&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, cost per 1M at the throughput estimated: %2</source>
        <translation>%1, coût par 1&#xa0;M au débit estimé&#xa0;: %2</translation>
    </message>
    <message>
        <source>Prefill: (2 × %1 × %2 tokens + 4 × %3 × %2² × %4) ÷ (%5 × 10¹²) = %6</source>
        <translation>Prefill&#xa0;: (2&#xa0;×&#xa0;%1&#xa0;×&#xa0;%2 tokens + 4&#xa0;×&#xa0;%3&#xa0;×&#xa0;%2²&#xa0;×&#xa0;%4) ÷ (%5&#xa0;×&#xa0;10¹²) = %6</translation>
    </message>
    <message>
        <source>Weights: %1 × %2 bytes = %3</source>
        <translation>Poids&#xa0;: %1&#xa0;×&#xa0;%2 octets = %3</translation>
    </message>
    <message>
        <source>KV cache of a token: 2 × %1 × %2 × %3 bytes = %4 bytes</source>
        <translation>Cache KV d’un token&#xa0;: 2&#xa0;×&#xa0;%1&#xa0;×&#xa0;%2&#xa0;×&#xa0;%3 octets = %4 octets</translation>
    </message>
    <message>
        <source>One token: (%1 + %2 tokens × %3 bytes) ÷ %4 = %5</source>
        <translation>Un token&#xa0;: (%1 + %2 tokens&#xa0;×&#xa0;%3 octets) ÷ %4 = %5</translation>
    </message>
    <message>
        <source>Computing the prompt: (2 × %1 × %2 tokens + 2 × %3 × %2² × %4) ÷ (%5 × 10¹² × %6 × %7) = %8</source>
        <translation>Calcul du prompt&#xa0;: (2&#xa0;×&#xa0;%1&#xa0;×&#xa0;%2 tokens + 2&#xa0;×&#xa0;%3&#xa0;×&#xa0;%2²&#xa0;×&#xa0;%4) ÷ (%5&#xa0;×&#xa0;10¹²&#xa0;×&#xa0;%6&#xa0;×&#xa0;%7) = %8</translation>
    </message>
    <message>
        <source>Reading the weights: %1 ÷ (%2 × %3 × %4) = %5</source>
        <translation>Lecture des poids&#xa0;: %1 ÷ (%2&#xa0;×&#xa0;%3&#xa0;×&#xa0;%4) = %5</translation>
    </message>
    <message>
        <source>Prefill, the longer of both: %1, %2 → %3</source>
        <translation>Prefill, le plus long des deux&#xa0;: %1, %2 → %3</translation>
    </message>
    <message>
        <source>Mean wait: %1 + %2 ÷ 2 = %3</source>
        <translation>Attente moyenne&#xa0;: %1 + %2 ÷ 2 = %3</translation>
    </message>
    <message>
        <source>Longest wait: %1 + %2 = %3</source>
        <translation>Attente maximale&#xa0;: %1 + %2 = %3</translation>
    </message>
    <message>
        <source>Mean context: %1 + %2 ÷ 2 = %3 tokens</source>
        <translation>Contexte moyen&#xa0;: %1 + %2 ÷ 2 = %3 tokens</translation>
    </message>
    <message>
        <source>Memory to use: %1 × %2 × %3 = %4</source>
        <translation>Mémoire utilisable&#xa0;: %1&#xa0;×&#xa0;%2&#xa0;×&#xa0;%3 = %4</translation>
    </message>
    <message>
        <source>Sequences it holds: (%1 − %2) ÷ (%3 bytes × %4 tokens), rounded down = %5</source>
        <translation>Séquences qu’elle contient&#xa0;: (%1 − %2) ÷ (%3 octets&#xa0;×&#xa0;%4 tokens), arrondi en dessous = %5</translation>
    </message>
    <message>
        <source>Batch, the smaller of %1 and %2: %3</source>
        <translation>Lot, le plus petit de %1 et %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Computing a step: %1 × (2 × %2 + 4 × %3 × %4 × %5) ÷ (%6 × 10¹² × %7 × %8) = %9</source>
        <translation>Calcul d’une étape&#xa0;: %1&#xa0;×&#xa0;(2&#xa0;×&#xa0;%2 + 4&#xa0;×&#xa0;%3&#xa0;×&#xa0;%4&#xa0;×&#xa0;%5) ÷ (%6&#xa0;×&#xa0;10¹²&#xa0;×&#xa0;%7&#xa0;×&#xa0;%8) = %9</translation>
    </message>
    <message>
        <source>Reading a step: (%1 + %2 × %3 tokens × %4 bytes) ÷ (%5 × %6 × %7) = %8</source>
        <translation>Lecture d’une étape&#xa0;: (%1 + %2&#xa0;×&#xa0;%3 tokens&#xa0;×&#xa0;%4 octets) ÷ (%5&#xa0;×&#xa0;%6&#xa0;×&#xa0;%7) = %8</translation>
    </message>
    <message>
        <source>Overhead: %1 × %2 + %3 × %4 = %5</source>
        <translation>Surcoût&#xa0;: %1&#xa0;×&#xa0;%2 + %3&#xa0;×&#xa0;%4 = %5</translation>
    </message>
    <message>
        <source>Overhead: %1 × %2 + %3 × %4 + 2 × %5 × %6 = %7</source>
        <translation>Surcoût&#xa0;: %1&#xa0;×&#xa0;%2 + %3&#xa0;×&#xa0;%4 + 2&#xa0;×&#xa0;%5&#xa0;×&#xa0;%6 = %7</translation>
    </message>
    <message>
        <source>A step, the longer of %1 and %2, plus %3: %4</source>
        <translation>Une étape, le plus long de %1 et %2, plus %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>Throughput: 1 ÷ %1 = %2</source>
        <translation>Débit&#xa0;: 1 ÷ %1 = %2</translation>
    </message>
    <message>
        <source>All users: %1 tokens ÷ (%2 + %1 × %3 ÷ %4) = %5</source>
        <translation>Tous les utilisateurs&#xa0;: %1 tokens ÷ (%2 + %1&#xa0;×&#xa0;%3 ÷ %4) = %5</translation>
    </message>
    <message>
        <source>Of the whole offer: %1 × %2 copies = %3</source>
        <translation>De toute l’offre&#xa0;: %1&#xa0;×&#xa0;%2 répliques = %3</translation>
    </message>
    <message>
        <source>Measured or estimated for: %1</source>
        <translation>Mesuré ou estimé pour&#xa0;: %1</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>Inférence</translation>
    </message>
    <message>
        <source>How fast does the card answer, and what is its throughput worth?</source>
        <translation>À quelle vitesse le GPU répond-il, et que vaut son débit&#x202f;?</translation>
    </message>
    <message>
        <source>Inference: an assistant on one A100 40 GB</source>
        <translation>Inférence&#xa0;: un assistant sur un A100 40&#xa0;Go</translation>
    </message>
    <message>
        <source>Throughput of the offer</source>
        <extracomment>name of an undo step</extracomment>
        <translation>Débit de l’offre</translation>
    </message>
    <message>
        <source>Use this throughput: %1</source>
        <extracomment>button; %1 throughput</extracomment>
        <translation>Utiliser ce débit&#xa0;: %1</translation>
    </message>
    <message>
        <source>In use: %1</source>
        <extracomment>the same button once pressed; %1 throughput</extracomment>
        <translation>Débit utilisé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Puts this throughput on the offer in the price book, with the model, precision and number of sequences it was estimated for.</source>
        <translation>Inscrit ce débit sur l’offre dans la grille tarifaire, avec le modèle, la précision et le nombre de séquences pour lesquels il est estimé.</translation>
    </message>
    <message>
        <source>Request and batch</source>
        <translation>Requête et lot</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Efficiency and overheads</source>
        <translation>Rendement et surcoûts</translation>
    </message>
    <message>
        <source>Published open models. The one chosen here is the scenario’s, shared with fine-tuning; its dimensions can be changed below.</source>
        <translation>Modèles ouverts publiés. Celui choisi ici est celui du scénario, partagé avec le fine-tuning&#x202f;; ses dimensions se modifient plus bas.</translation>
    </message>
    <message>
        <source>The offer that serves the model, from the price book.</source>
        <translation>L’offre qui sert le modèle, dans la grille tarifaire.</translation>
    </message>
    <message>
        <source>Which peak of the data sheet the computing refers to.</source>
        <translation>La crête constructeur à laquelle le calcul se rapporte.</translation>
    </message>
    <message>
        <source>GPUs per copy</source>
        <translation>GPU par réplique</translation>
    </message>
    <message>
        <source>Cards that share one copy of the model (tensor parallelism).</source>
        <translation>Cartes qui se partagent une réplique du modèle (parallélisme de tenseurs).</translation>
    </message>
    <message>
        <source>Prompt tokens</source>
        <translation>Tokens du prompt</translation>
    </message>
    <message>
        <source>Input tokens of one request, read before the first token comes out.</source>
        <translation>Tokens d’entrée d’une requête, lus avant que le premier token ne sorte.</translation>
    </message>
    <message>
        <source>Answer tokens</source>
        <translation>Tokens de la réponse</translation>
    </message>
    <message>
        <source>Output tokens of one request, one decoding step each.</source>
        <translation>Tokens de sortie d’une requête, une étape de décodage chacun.</translation>
    </message>
    <message>
        <source>Batch size, at most</source>
        <translation>Taille de lot maximale</translation>
    </message>
    <message>
        <source>Most sequences served together (max_num_seqs). Memory may hold fewer.</source>
        <translation>Nombre maximal de séquences simultanées (max_num_seqs). La mémoire peut en contenir moins.</translation>
    </message>
    <message>
        <source>2 in 16 bits, 1 in FP8, 0.5 in 4 bits.</source>
        <translation>2 en 16&#xa0;bits, 1 en FP8, 0,5 en 4&#xa0;bits.</translation>
    </message>
    <message>
        <source>Bytes per key or value</source>
        <translation>Octets par clé ou valeur</translation>
    </message>
    <message>
        <source>Of the KV cache: 2 in 16 bits, 1 in FP8.</source>
        <translation>Du cache KV&#xa0;: 2 en 16&#xa0;bits, 1 en FP8.</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>Délai du premier token</translation>
    </message>
    <message>
        <source>Longest time to first token (TTFT) that is accepted, in the worst case. Empty: no target.</source>
        <translation>Délai avant le premier token (TTFT) accepté, dans le pire cas. Vide&#xa0;: pas d’objectif.</translation>
    </message>
    <message>
        <source>Tokens/s per user</source>
        <translation>Tokens/s par utilisateur</translation>
    </message>
    <message>
        <source>Least throughput of each user while the batch is full. Empty: no target.</source>
        <translation>Débit minimal de chaque utilisateur quand le lot est plein. Vide&#xa0;: pas d’objectif.</translation>
    </message>
    <message>
        <source>Memory used</source>
        <translation>Mémoire utilisée</translation>
    </message>
    <message>
        <source>Share of the cards’ memory for weights and KV cache (gpu_memory_utilization).</source>
        <translation>Part de la mémoire des cartes pour les poids et le cache KV (gpu_memory_utilization).</translation>
    </message>
    <message>
        <source>Batch window</source>
        <translation>Attente de lot</translation>
    </message>
    <message>
        <source>Longest wait for other prompts before one is read.</source>
        <translation>Attente maximale d’autres prompts avant la lecture.</translation>
    </message>
    <message>
        <source>Share of peak FLOPs</source>
        <translation>Part des FLOPS crête</translation>
    </message>
    <message>
        <source>Share of the data sheet’s peak that prompts reach. More than 100% is impossible.</source>
        <translation>Part de la crête constructeur que la lecture des prompts atteint. Plus de 100&#x202f;% est impossible.</translation>
    </message>
    <message>
        <source>Share of peak bandwidth</source>
        <translation>Part de la bande passante</translation>
    </message>
    <message>
        <source>Share of the data sheet’s memory bandwidth that decoding reaches. More than 100% is impossible.</source>
        <translation>Part de la bande passante mémoire de la fiche constructeur que le décodage atteint. Plus de 100&#x202f;% est impossible.</translation>
    </message>
    <message>
        <source>Per layer and step</source>
        <translation>Par couche et étape</translation>
    </message>
    <message>
        <source>Kernel launches of one layer in one decoding step.</source>
        <translation>Lancement des noyaux de calcul d’une couche à chaque étape de décodage.</translation>
    </message>
    <message>
        <source>Per exchange of cards</source>
        <translation>Par échange entre cartes</translation>
    </message>
    <message>
        <source>One exchange between the cards that share the model; two a layer.</source>
        <translation>Un échange entre les cartes qui se partagent le modèle&#x202f;; deux par couche.</translation>
    </message>
    <message>
        <source>Per sequence and step</source>
        <translation>Par séquence et étape</translation>
    </message>
    <message>
        <source>Scheduling and sampling of one sequence in one decoding step.</source>
        <translation>Ordonnancement et tirage d’une séquence à chaque étape de décodage.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 cards with their count, %2 offer</extracomment>
        <translation>%1 de l’offre %2</translation>
    </message>
    <message>
        <source>%1 does not fit on %2: %3 (%4) short for the first sequence.</source>
        <extracomment>%1 model, %2 offer, %3 and %4 memory that lacks, in GiB and in GB</extracomment>
        <translation>%1 ne tient pas sur %2&#xa0;: il manque %3 (%4) pour la première séquence.</translation>
    </message>
    <message numerus="yes">
        <source>%1 does not fit on %2: %3 (%4) short for the first sequence. It takes %Ln card.</source>
        <extracomment>as “inference.does_not_fit”; n cards</extracomment>
        <translation>
            <numerusform>%1 ne tient pas sur %2&#xa0;: il manque %3 (%4) pour la première séquence. Il faut %Ln carte.</numerusform>
            <numerusform>%1 ne tient pas sur %2&#xa0;: il manque %3 (%4) pour la première séquence. Il faut %Ln cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>No answer: the memory bandwidth of %1 is unknown.</source>
        <extracomment>%1 offer</extracomment>
        <translation>Pas de réponse&#xa0;: la bande passante mémoire est inconnue pour %1.</translation>
    </message>
    <message>
        <source>No answer: the memory of %1 is unknown.</source>
        <extracomment>%1 offer</extracomment>
        <translation>Pas de réponse&#xa0;: la mémoire est inconnue pour %1.</translation>
    </message>
    <message>
        <source>No answer: %1 of the peak FLOPs is more than %2 can do.</source>
        <extracomment>%1 share, %2 offer</extracomment>
        <translation>Pas de réponse&#xa0;: %1 des FLOPS crête, c’est plus que le possible pour %2.</translation>
    </message>
    <message>
        <source>No answer: %1 of the memory bandwidth is more than %2 can do.</source>
        <extracomment>%1 share, %2 offer</extracomment>
        <translation>Pas de réponse&#xa0;: %1 de la bande passante mémoire, c’est plus que le possible pour %2.</translation>
    </message>
    <message>
        <source>The %1 counted for %2 would take %3 of its peak FLOPs with %4: they were not measured for this model.</source>
        <extracomment>%1 throughput, %2 offer, %3 share, %4 model</extracomment>
        <translation>Les %1 comptés pour %2 demanderaient %3 de ses FLOPS crête avec %4&#xa0;: ce débit n’a pas été mesuré pour ce modèle.</translation>
    </message>
    <message>
        <source>All users together get %1.</source>
        <extracomment>%1 throughput</extracomment>
        <translation>Tous les utilisateurs ensemble reçoivent %1.</translation>
    </message>
    <message>
        <source>All users together get %1, which the comparison counts.</source>
        <extracomment>%1 throughput</extracomment>
        <translation>Tous les utilisateurs ensemble reçoivent %1, débit que la comparaison compte.</translation>
    </message>
    <message numerus="yes">
        <source>Memory decides: it holds no more than %Ln sequence.</source>
        <extracomment>n sequences</extracomment>
        <translation>
            <numerusform>C’est la mémoire qui décide&#xa0;: elle ne contient pas plus de %Ln séquence.</numerusform>
            <numerusform>C’est la mémoire qui décide&#xa0;: elle ne contient pas plus de %Ln séquences.</numerusform>
        </translation>
    </message>
    <message>
        <source>first token, at worst (TTFT)</source>
        <extracomment>under a time</extracomment>
        <translation>premier token, au pire (TTFT)</translation>
    </message>
    <message>
        <source>all users together</source>
        <extracomment>under a throughput</extracomment>
        <translation>tous les utilisateurs</translation>
    </message>
    <message>
        <source>Where the time of a request goes</source>
        <translation>Où passe le temps d’une requête</translation>
    </message>
    <message>
        <source>%1 on %2, prompt of %3</source>
        <extracomment>%1 model, %2 offer, %3 tokens</extracomment>
        <translation>%1 sur %2, prompt de %3</translation>
    </message>
    <message>
        <source>Throughput by batch size</source>
        <translation>Débit selon la taille de lot</translation>
    </message>
    <message>
        <source>Prompts of %1, answers of %2</source>
        <extracomment>%1, %2 tokens</extracomment>
        <translation>Prompts de %1, réponses de %2</translation>
    </message>
    <message>
        <source>Sequences served at once</source>
        <translation>Séquences simultanées</translation>
    </message>
    <message>
        <source>Output tokens per second</source>
        <translation>Tokens de sortie par seconde</translation>
    </message>
    <message>
        <source>Prefill, batch full</source>
        <translation>Prefill, lot plein</translation>
    </message>
    <message>
        <source>target</source>
        <extracomment>mark on a bar</extracomment>
        <translation>objectif</translation>
    </message>
    <message>
        <source>all together</source>
        <extracomment>name of a line</extracomment>
        <translation>tous ensemble</translation>
    </message>
    <message>
        <source>per user</source>
        <extracomment>name of a line</extracomment>
        <translation>par utilisateur</translation>
    </message>
    <message>
        <source>target per user</source>
        <extracomment>name of a line</extracomment>
        <translation>objectif par utilisateur</translation>
    </message>
    <message>
        <source>%1 on %2: estimate beside the textbook</source>
        <extracomment>%1 model, %2 offer</extracomment>
        <translation>%1 sur %2&#xa0;: l’estimation face à la formule</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Grandeur</translation>
    </message>
    <message>
        <source>Ideal, one GPU</source>
        <translation>Idéal, un GPU</translation>
    </message>
    <message>
        <source>One request</source>
        <translation>Une requête</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Error to expect</source>
        <translation>Écart à attendre</translation>
    </message>
    <message>
        <source>Prefill: first token at best</source>
        <translation>Prefill&#xa0;: premier token au mieux</translation>
    </message>
    <message>
        <source>First token, on average</source>
        <translation>Premier token, en moyenne</translation>
    </message>
    <message>
        <source>First token, worst</source>
        <translation>Premier token, au pire</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>Temps par token de sortie</translation>
    </message>
    <message>
        <source>Throughput per user</source>
        <translation>Débit par utilisateur</translation>
    </message>
    <message>
        <source>Throughput, all users</source>
        <translation>Débit, tous les utilisateurs</translation>
    </message>
    <message>
        <source>±15%</source>
        <translation>±15&#x202f;%</translation>
    </message>
    <message>
        <source>±30%</source>
        <translation>±30&#x202f;%</translation>
    </message>
    <message>
        <source>±20%</source>
        <translation>±20&#x202f;%</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>Tenu</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Manqué</translation>
    </message>
    <message>
        <source>%1: what this throughput does to the cost of 1M tokens</source>
        <extracomment>%1 offer</extracomment>
        <translation>%1&#xa0;: l’effet de ce débit sur le coût de 1&#xa0;M tokens</translation>
    </message>
    <message>
        <source>Measured or estimated for</source>
        <translation>Mesuré ou estimé pour</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>In the price book</source>
        <extracomment>name of a row</extracomment>
        <translation>Dans la grille tarifaire</translation>
    </message>
    <message>
        <source>As typed</source>
        <extracomment>name of a row</extracomment>
        <translation>Saisi</translation>
    </message>
    <message>
        <source>Estimated here</source>
        <extracomment>name of a row</extracomment>
        <translation>Estimé ici</translation>
    </message>
    <message>
        <source>Errors to expect of these estimates: ±20% on the throughput of all users, ±30% on a single stream, ±15% on the first token of prompts above 500 tokens.</source>
        <translation>Écarts à attendre de ces estimations&#xa0;: ±20&#x202f;% sur le débit de tous les utilisateurs, ±30&#x202f;% sur un flux unique, ±15&#x202f;% sur le premier token des prompts de plus de 500&#xa0;tokens.</translation>
    </message>
    <message>
        <source>With a prompt this short the first token is less certain than that.</source>
        <translation>Avec un prompt aussi court, le premier token est moins sûr que cela.</translation>
    </message>
    <message>
        <source>Ideal: the textbook bounds of one card, prefill (2PT + 4LT²d) ÷ FLOPS and one read of weights and KV cache per token.</source>
        <translation>Idéal&#xa0;: les bornes théoriques d’une carte, prefill (2PT + 4LT²d) ÷ FLOPS et une lecture des poids et du cache KV par token.</translation>
    </message>
    <message>
        <source>The estimate reaches %1 of the peak FLOPs and %2 of the memory bandwidth and adds overheads per layer and per sequence.</source>
        <extracomment>%1, %2 shares</extracomment>
        <translation>L’estimation atteint %1 des FLOPS crête et %2 de la bande passante mémoire, et ajoute un surcoût par couche et par séquence.</translation>
    </message>
    <message>
        <source>Bars show what binds: computing and reading overlap, and the shorter of the two is hidden.</source>
        <translation>Les barres montrent ce qui limite&#xa0;: calcul et lecture se recouvrent, le plus court des deux est caché.</translation>
    </message>
    <message>
        <source>One copy of the model takes %1 GPUs, the offer holds %2: its throughput counts %3 copies.</source>
        <extracomment>%1, %2, %3 numbers</extracomment>
        <translation>Une réplique du modèle occupe %1 GPU, l’offre en compte %2&#xa0;: son débit vaut pour %3 répliques.</translation>
    </message>
    <message>
        <source>This throughput already includes reading the prompts, which the input throughput given for %1 would count again.</source>
        <extracomment>%1 offer</extracomment>
        <translation>Ce débit comprend déjà la lecture des prompts, que le débit d’entrée indiqué pour %1 compterait une seconde fois.</translation>
    </message>
    <message>
        <source>Mixture of experts: %1 parameters count in computing, all %2 in memory.</source>
        <extracomment>%1, %2 numbers of parameters</extracomment>
        <translation>Mélange d’experts&#xa0;: %1 de paramètres comptent dans le calcul, tous les %2 en mémoire.</translation>
    </message>
    <message>
        <source>does not fit in memory</source>
        <translation>ne tient pas en mémoire</translation>
    </message>
    <message>
        <source>Throughput measured or estimated for</source>
        <translation>Débit mesuré ou estimé pour</translation>
    </message>
    <message>
        <source>model and load not given</source>
        <translation>modèle et charge non précisés</translation>
    </message>
    <message>
        <source>load not given</source>
        <translation>charge non précisée</translation>
    </message>
    <message>
        <source>one stream, not a loaded card</source>
        <translation>flux unique, et non un GPU chargé</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sequence at once</source>
        <extracomment>n sequences</extracomment>
        <translation>
            <numerusform>%Ln séquence à la fois</numerusform>
            <numerusform>%Ln séquences simultanées</numerusform>
        </translation>
    </message>
    <message>
        <source>First token, alone</source>
        <extracomment>name of a bar, here and below</extracomment>
        <translation>1er token, seul</translation>
    </message>
    <message>
        <source>First token, mean</source>
        <translation>1er token, en moyenne</translation>
    </message>
    <message>
        <source>First token, at worst</source>
        <translation>1er token, au pire</translation>
    </message>
    <message>
        <source>Decode, alone</source>
        <translation>Décodage, seul</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Cache KV</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Attente</translation>
    </message>
    <message numerus="yes">
        <source>%1 on %2 is fast enough for %Ln sequence: first token within %3, then %4 each.</source>
        <extracomment>%1 model, %2 offer, %3 time of the first token, %4 throughput of each user, n sequences</extracomment>
        <translation>
            <numerusform>%1 sur %2 suffit pour %Ln séquence&#xa0;: premier token sous %3, puis %4.</numerusform>
            <numerusform>%1 sur %2 suffit pour %Ln séquences&#xa0;: premier token sous %3, puis %4 chacune.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %2 is too slow for %Ln sequence: first token within %3, then %4 each.</source>
        <extracomment>%1 model, %2 offer, %3 time of the first token, %4 throughput of each user, n sequences</extracomment>
        <translation>
            <numerusform>%1 sur %2 ne suffit pas pour %Ln séquence&#xa0;: premier token sous %3, puis %4.</numerusform>
            <numerusform>%1 sur %2 ne suffit pas pour %Ln séquences&#xa0;: premier token sous %3, puis %4 chacune.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %2 serves %Ln sequence: first token within %3, then %4 each.</source>
        <extracomment>%1 model, %2 offer, %3 time of the first token, %4 throughput of each user, n sequences</extracomment>
        <translation>
            <numerusform>%1 sur %2 sert %Ln séquence&#xa0;: premier token sous %3, puis %4.</numerusform>
            <numerusform>%1 sur %2 sert %Ln séquences&#xa0;: premier token sous %3, puis %4 chacune.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first token takes up to %1, over the target of %2.</source>
        <extracomment>%1, %2 times</extracomment>
        <translation>Le premier token peut mettre %1, au-delà de l’objectif de %2.</translation>
    </message>
    <message>
        <source>Each user gets %1, below the target of %2.</source>
        <extracomment>%1, %2 throughput</extracomment>
        <translation>Chaque utilisateur reçoit %1, sous l’objectif de %2.</translation>
    </message>
    <message>
        <source>All together get %1, where the comparison counts %2: %3 times as much.</source>
        <extracomment>%1, %2 throughput, %3 number</extracomment>
        <translation>Tous ensemble reçoivent %1, là où la comparaison compte %2&#xa0;: %3 fois ce débit.</translation>
    </message>
    <message>
        <source>A million tokens then cost %1 instead of %2.</source>
        <extracomment>%1, %2 amounts</extracomment>
        <translation>Le million de tokens coûte alors %1 au lieu de %2.</translation>
    </message>
    <message numerus="yes">
        <source>Memory would hold %Ln sequence.</source>
        <extracomment>n sequences</extracomment>
        <translation>
            <numerusform>La mémoire contiendrait %Ln séquence.</numerusform>
            <numerusform>La mémoire contiendrait %Ln séquences.</numerusform>
        </translation>
    </message>
    <message>
        <source>per user, %1 at once</source>
        <extracomment>under a throughput; %1 number of sequences</extracomment>
        <translation>par utilisateur, %1 à la fois</translation>
    </message>
    <message>
        <source>Decode, %1 at once</source>
        <extracomment>%1 number of sequences</extracomment>
        <translation>Décodage, %1 à la fois</translation>
    </message>
    <message>
        <source>batch: %1</source>
        <extracomment>%1 number of sequences</extracomment>
        <translation>lot&#xa0;: %1</translation>
    </message>
    <message>
        <source>memory full: %1</source>
        <extracomment>%1 number of sequences</extracomment>
        <translation>mémoire pleine&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <extracomment>%1 number of sequences</extracomment>
        <translation>%1 à la fois</translation>
    </message>
    <message>
        <source>larger than 1 GiB</source>
        <translation>plus de 1 Gio</translation>
    </message>
    <message>
        <source>is not UTF-8: no character begins at byte %1</source>
        <translation>n’est pas de l’UTF-8&#xa0;: aucun caractère ne commence à l’octet %1</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Corpus</translation>
    </message>
    <message>
        <source>How many tokens is the text, and what does reading it cost?</source>
        <translation>Combien de tokens fait le texte, et que coûte sa lecture&#x202f;?</translation>
    </message>
    <message>
        <source>Corpus: 2 million French documents</source>
        <translation>Corpus&#xa0;: 2 millions de documents français</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Documents that are read.</source>
        <translation>Nombre de documents à lire.</translation>
    </message>
    <message>
        <source>Length counted in</source>
        <translation>Longueur comptée en</translation>
    </message>
    <message>
        <source>Characters, from which tokens follow by language and encoding; or tokens that were counted.</source>
        <translation>En caractères, d’où les tokens se déduisent selon la langue et l’encodage&#x202f;; ou en tokens déjà comptés.</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Caractères</translation>
    </message>
    <message>
        <source>Characters per document</source>
        <translation>Caractères par document</translation>
    </message>
    <message>
        <source>Mean length of a document, in Unicode characters.</source>
        <translation>Longueur moyenne d’un document, en caractères Unicode.</translation>
    </message>
    <message>
        <source>Tokens per document</source>
        <translation>Tokens par document</translation>
    </message>
    <message>
        <source>Mean length of a document, as counted.</source>
        <translation>Longueur moyenne d’un document, telle que comptée.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Language of the text; ratios were measured for 25.</source>
        <translation>Langue du texte&#x202f;; les rapports ont été mesurés pour 25 langues.</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Encodage</translation>
    </message>
    <message>
        <source>How the model cuts text into tokens.</source>
        <translation>Façon dont le modèle découpe le texte en tokens.</translation>
    </message>
    <message>
        <source>Tokens per character</source>
        <translation>Tokens par caractère</translation>
    </message>
    <message>
        <source>Measured on your own text; empty: the price book’s ratio for this language and encoding.</source>
        <translation>Mesuré sur votre propre texte&#x202f;; vide&#xa0;: le rapport du fichier de prix pour cette langue et cet encodage.</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passages</translation>
    </message>
    <message>
        <source>How often the whole corpus is read.</source>
        <translation>Nombre de fois où tout le corpus est lu.</translation>
    </message>
    <message>
        <source>%1 documents are %2: reading them costs from %3 (%4) to %5 (%6).</source>
        <extracomment>%1 number of documents, %2 tokens, %3 lowest amount, %4 its offer, %5 highest amount, %6 its offer</extracomment>
        <translation>%1 documents font&#xa0;%2&#xa0;: les lire coûte de&#xa0;%3 (%4) à&#xa0;%5 (%6).</translation>
    </message>
    <message>
        <source>%1 documents are %2; no offer compared says what reading them costs.</source>
        <extracomment>%1 number of documents, %2 tokens</extracomment>
        <translation>%1 documents font&#xa0;%2&#x202f;; aucune offre comparée ne dit ce que coûte leur lecture.</translation>
    </message>
    <message>
        <source>No answer: choose a language and an encoding, or give the tokens of a character.</source>
        <translation>Pas de réponse&#xa0;: choisissez une langue et un encodage, ou indiquez le nombre de tokens par caractère.</translation>
    </message>
    <message>
        <source>No answer: the price book has no tokens per character for %1 in %2.</source>
        <extracomment>%1 language, %2 encoding</extracomment>
        <translation>Pas de réponse&#xa0;: le fichier de prix n’indique pas de tokens par caractère pour la langue «&#xa0;%1&#xa0;» en&#xa0;%2.</translation>
    </message>
    <message>
        <source>By batch, from %1 (%2).</source>
        <extracomment>%1 amount, %2 offer</extracomment>
        <translation>Par lots, à partir de&#xa0;%1 (%2).</translation>
    </message>
    <message>
        <source>On %1 it takes %2 of one unit, %3.</source>
        <extracomment>%1 offer, %2 time, %3 amount</extracomment>
        <translation>Sur&#xa0;%1, il faut&#xa0;%2 d’une unité, soit&#xa0;%3.</translation>
    </message>
    <message>
        <source>The same text is %1 in %2 and %3 in %4.</source>
        <extracomment>%1 and %3 tokens, %2 and %4 encodings</extracomment>
        <translation>Le même texte fait&#xa0;%1 en&#xa0;%2 et&#xa0;%3 en&#xa0;%4.</translation>
    </message>
    <message>
        <source>No offer compared has a price for input tokens.</source>
        <translation>Aucune offre comparée n’a de prix pour les tokens d’entrée.</translation>
    </message>
    <message>
        <source>The tokens of a document are given: what they would be in another encoding is unknown.</source>
        <translation>Les tokens par document sont donnés&#xa0;: on ne sait pas combien il y en aurait dans un autre encodage.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Par lots</translation>
    </message>
    <message>
        <source>Own GPUs</source>
        <translation>Vos GPU</translation>
    </message>
    <message>
        <source>Cost of reading</source>
        <translation>Coût de lecture</translation>
    </message>
    <message>
        <source>%1 of input</source>
        <extracomment>%1 tokens</extracomment>
        <translation>%1 en entrée</translation>
    </message>
    <message>
        <source>The same document in other encodings</source>
        <translation>Le même document dans d’autres encodages</translation>
    </message>
    <message>
        <source>%1, %2 characters: tokens</source>
        <extracomment>%1 language, %2 number of characters</extracomment>
        <translation>%1,&#xa0;%2 caractères&#xa0;: tokens</translation>
    </message>
    <message>
        <source>Cost of reading %1</source>
        <extracomment>%1 tokens</extracomment>
        <translation>Coût de lecture de&#xa0;%1</translation>
    </message>
    <message>
        <source>Encodings: %1</source>
        <extracomment>%1 language</extracomment>
        <translation>Encodages&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>By batch</source>
        <translation>Par lots</translation>
    </message>
    <message>
        <source>Unit-hours</source>
        <translation>Heures d’unité</translation>
    </message>
    <message>
        <source>All tokens</source>
        <translation>Tous les tokens</translation>
    </message>
    <message>
        <source>%1 per document</source>
        <extracomment>%1 tokens</extracomment>
        <translation>%1 par document</translation>
    </message>
    <message>
        <source>cheapest: %1</source>
        <extracomment>%1 offer</extracomment>
        <translation>le moins cher&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Input prices as listed, without the API discount; a GPU’s hours at its on-demand price, else at its monthly price over the hours of a month.</source>
        <translation>Prix d’entrée catalogue, sans la remise sur l’API&#x202f;; heures de GPU au prix à la demande, sinon au prix mensuel réparti sur les heures du mois.</translation>
    </message>
    <message>
        <source>Tokens per character measured on formal prose; other text runs up to 25% higher, code and tables 0.30 to 0.40.</source>
        <translation>Tokens par caractère mesurés sur de la prose soutenue&#x202f;; d’autres textes vont jusqu’à 25&#x202f;% de plus, le code et les tableaux de 0,30 à 0,40.</translation>
    </message>
    <message>
        <source>Every offer is counted with the same tokens; a model of another encoding makes more or fewer of the same text.</source>
        <translation>Toutes les offres sont comptées avec les mêmes tokens&#x202f;; un modèle d’un autre encodage en fait plus ou moins du même texte.</translation>
    </message>
    <message>
        <source>No GPU compared says how fast it reads input: its hours are unknown.</source>
        <translation>Aucun GPU comparé n’indique son débit d’entrée&#xa0;: ses heures sont inconnues.</translation>
    </message>
    <message>
        <source>Tokens of the corpus: %1</source>
        <extracomment>%1 tokens</extracomment>
        <translation>Tokens du corpus&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>%1, cost of reading: %2</source>
        <extracomment>%1 offer, %2 amount; here and below</extracomment>
        <translation>%1, coût de lecture&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>%1, cost of reading by batch: %2</source>
        <translation>%1, coût de lecture par lots&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>%1, cost of reading on own GPUs: %2</source>
        <translation>%1, coût de lecture sur vos GPU&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>%1, tokens of a document: %2</source>
        <extracomment>%1 encoding, %2 tokens</extracomment>
        <translation>%1, tokens d’un document&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>Document: %1 characters × %2 tokens per character = %3</source>
        <translation>Document&#xa0;:&#xa0;%1 caractères ×&#xa0;%2 token par caractère =&#xa0;%3</translation>
    </message>
    <message>
        <source>All: %1 × %2 documents × %3 passes = %4</source>
        <translation>Total&#xa0;:&#xa0;%1 ×&#xa0;%2 documents ×&#xa0;%3 passages =&#xa0;%4</translation>
    </message>
    <message>
        <source>Reading: %1 × %2 = %3</source>
        <translation>Lecture&#xa0;:&#xa0;%1 ×&#xa0;%2 =&#xa0;%3</translation>
    </message>
    <message>
        <source>Hours of one unit: %1 ÷ (%2 × %3 × 3600) = %4</source>
        <translation>Heures d’une unité&#xa0;: %1 ÷ (%2&#xa0;× %3&#xa0;× 3600) = %4</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabe</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Tchèque</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Allemand</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Grec</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Anglais</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Espagnol</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>Finnois</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hébreu</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>Hindi</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Hongrois</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italien</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonais</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coréen</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Néerlandais</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polonais</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugais</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Roumain</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russe</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Suédois</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thaï</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turc</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>Ukrainien</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamien</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinois</translation>
    </message>
    <message>
        <source>must give characters_per_document or tokens_per_document</source>
        <translation>doit donner characters_per_document ou tokens_per_document</translation>
    </message>
    <message>
        <source>Per 1,000 documents</source>
        <translation>Pour 1&#x202f;000 documents</translation>
    </message>
    <message>
        <source>Per 1,000, by batch</source>
        <translation>Pour 1&#x202f;000, par lots</translation>
    </message>
    <message>
        <source>per 1,000 documents, %1</source>
        <extracomment>%1 offer</extracomment>
        <translation>pour 1&#x202f;000 documents, %1</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Usage</translation>
    </message>
    <message>
        <source>API invoice</source>
        <translation>Facture d’API</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Utilisateurs</translation>
    </message>
    <message>
        <source>People, or programs, that send requests on an active day.</source>
        <translation>Personnes, ou programmes, qui envoient des requêtes un jour actif.</translation>
    </message>
    <message>
        <source>Requests per user and day</source>
        <translation>Requêtes par utilisateur et par jour</translation>
    </message>
    <message>
        <source>Requests that one user sends on an active day. A log or a pilot gives it.</source>
        <translation>Requêtes qu’un utilisateur envoie un jour actif. Un journal ou un pilote donne ce chiffre.</translation>
    </message>
    <message>
        <source>Active days per month</source>
        <translation>Jours actifs par mois</translation>
    </message>
    <message>
        <source>Days of the month with requests: about 22 for office days.</source>
        <translation>Jours du mois avec des requêtes&#xa0;: environ 22 pour des jours ouvrés.</translation>
    </message>
    <message>
        <source>Output tokens per request</source>
        <translation>Tokens de sortie par requête</translation>
    </message>
    <message>
        <source>Tokens written for one request. A page of text is about 500 to 700.</source>
        <translation>Tokens écrits pour une requête. Une page de texte en compte environ 500 à 700.</translation>
    </message>
    <message>
        <source>Tokens read for one request: prompt, history and documents. Above an API’s threshold its long-context price applies.</source>
        <translation>Tokens lus pour une requête&#xa0;: prompt, historique et documents. Au-delà du seuil d’une API, son tarif contexte long s’applique.</translation>
    </message>
    <message>
        <source>Peak factor</source>
        <translation>Facteur de pointe</translation>
    </message>
    <message>
        <source>The busiest minutes of the busiest hour, over the mean of that hour.</source>
        <translation>Les minutes les plus chargées de l’heure la plus chargée, rapportées à la moyenne de cette heure.</translation>
    </message>
    <message>
        <source>The offer that the sentence and the chart speak of: the comparison’s reference.</source>
        <translation>L’offre dont parlent la phrase et le graphique&#xa0;: la référence de la comparaison.</translation>
    </message>
    <message>
        <source>Hourly profile</source>
        <translation>Profil horaire de la demande</translation>
    </message>
    <message>
        <source>How the day’s requests fall on its 24 hours. Draw it in the chart, or type the hours below.</source>
        <translation>Comment les requêtes du jour se répartissent sur ses 24&#xa0;heures. Dessinez-le dans le graphique, ou saisissez les heures ci-dessous.</translation>
    </message>
    <message>
        <source>API billed</source>
        <translation>API facturée</translation>
    </message>
    <message>
        <source>The API whose monthly invoice is known. Its whole price counts: input, cache, batch share, discount.</source>
        <translation>L’API dont la facture mensuelle est connue. Tout son tarif compte&#xa0;: entrée, cache, part par lots, remise.</translation>
    </message>
    <message>
        <source>Monthly invoice</source>
        <translation>Facture mensuelle</translation>
    </message>
    <message>
        <source>What this API was billed for a month, before tax, in the currency of the results.</source>
        <translation>Ce que cette API a facturé pour un mois, hors taxes, dans la devise des résultats.</translation>
    </message>
    <message>
        <source>office day</source>
        <translation>journée de bureau</translation>
    </message>
    <message>
        <source>two shifts</source>
        <translation>deux équipes</translation>
    </message>
    <message>
        <source>round the clock</source>
        <translation>jour et nuit</translation>
    </message>
    <message>
        <source>batch at night</source>
        <translation>traitement de nuit</translation>
    </message>
    <message>
        <source>as drawn</source>
        <translation>dessiné</translation>
    </message>
    <message>
        <source>How busy does this load keep the GPUs?</source>
        <translation>Quel taux d’utilisation cet usage donne-t-il aux GPU&#x202f;?</translation>
    </message>
    <message>
        <source>Load: an assistant for 400 people in office hours</source>
        <translation>Usage&#xa0;: un assistant pour 400 personnes aux heures de bureau</translation>
    </message>
    <message>
        <source>Load: 40,000 documents every night</source>
        <translation>Usage&#xa0;: 40&#x202f;000 documents chaque nuit</translation>
    </message>
    <message>
        <source>%1:00</source>
        <extracomment>%1 hour of the day, 0 to 23</extracomment>
        <translation>%1&#xa0;h</translation>
    </message>
    <message>
        <source>This load keeps the GPUs busy only %1 of the time, not %2: with %3, a million tokens cost %4 instead of %5.</source>
        <extracomment>%1, %2 utilisation from the load and typed, %3 offer, %4, %5 cost per million; as the next two</extracomment>
        <translation>Cet usage occupe les GPU pendant %1 du temps, au lieu de %2&#xa0;: avec %3, le million de tokens coûte %4 au lieu de %5.</translation>
    </message>
    <message>
        <source>This load keeps the GPUs busy %1 of the time, more than %2: with %3, a million tokens cost %4 instead of %5.</source>
        <translation>Cet usage occupe les GPU pendant %1 du temps, davantage qu’à %2&#xa0;: avec %3, le million de tokens coûte %4 au lieu de %5.</translation>
    </message>
    <message>
        <source>This load keeps the GPUs busy %1 of the time, as typed: with %3, a million tokens cost %4.</source>
        <translation>Cet usage occupe les GPU %1 du temps, comme saisi&#xa0;: avec %3, le million de tokens coûte %4.</translation>
    </message>
    <message>
        <source>This load keeps the GPUs busy %1 of the time: %2 on average, %3 at the peak.</source>
        <extracomment>%1 utilisation, %2, %3 throughput</extracomment>
        <translation>Cet usage occupe les GPU %1 du temps&#xa0;: %2 en moyenne, %3 en pointe.</translation>
    </message>
    <message>
        <source>No utilisation: the load asks for %1 of the %2 paid a month.</source>
        <extracomment>%1 share, %2 hours</extracomment>
        <translation>Pas de taux d’utilisation&#xa0;: l’usage demande %1 des %2 payées par mois.</translation>
    </message>
    <message>
        <source>No utilisation: these numbers are too large to be computed.</source>
        <translation>Pas de taux d’utilisation&#xa0;: ces nombres sont trop grands pour être calculés.</translation>
    </message>
    <message>
        <source>The busiest hour begins at %1: %2 on average, %3 in its busiest minutes, against %4 over the month.</source>
        <extracomment>%1 hour, %2, %3, %4 throughput</extracomment>
        <translation>L’heure la plus chargée commence à %1&#xa0;: %2 en moyenne, %3 dans ses minutes les plus chargées, contre %4 sur le mois.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unit of %1 holds the peak, at %2 of its throughput.</source>
        <extracomment>n units, %1 offer, %2 share</extracomment>
        <translation>
            <numerusform>%Ln unité %1 tient la pointe, à %2 de son débit.</numerusform>
            <numerusform>%Ln unités %1 tiennent la pointe, à %2 de leur débit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln unit that %1 would buy does not: the peak asks for %2 of its throughput.</source>
        <extracomment>n units, %1 utilisation, %2 share</extracomment>
        <translation>
            <numerusform>Au taux de %1 on ne louerait que %Ln unité&#xa0;: la pointe demanderait %2 de son débit.</numerusform>
            <numerusform>Au taux de %1 on ne louerait que %Ln unités&#xa0;: la pointe demanderait %2 de leur débit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln unit that %1 would buy goes beyond the peak limit: %2 of its throughput.</source>
        <extracomment>n units, %1 utilisation, %2 share</extracomment>
        <translation>
            <numerusform>Au taux de %1 on ne louerait que %Ln unité, qui dépasserait le plafond en pointe&#xa0;: %2 de son débit.</numerusform>
            <numerusform>Au taux de %1 on ne louerait que %Ln unités, qui dépasseraient le plafond en pointe&#xa0;: %2 de leur débit.</numerusform>
        </translation>
    </message>
    <message>
        <source>The comparison uses this utilisation.</source>
        <translation>La comparaison utilise ce taux d’utilisation.</translation>
    </message>
    <message>
        <source>The comparison still counts with the %1 typed.</source>
        <extracomment>%1 utilisation</extracomment>
        <translation>La comparaison compte encore avec les %1 saisis.</translation>
    </message>
    <message numerus="yes">
        <source>The volume comes from the load: %1 a month, %Ln user.</source>
        <extracomment>n users, %1 volume</extracomment>
        <translation>
            <numerusform>Le volume vient de l’usage décrit&#xa0;: %1 par mois, %Ln utilisateur.</numerusform>
            <numerusform>Le volume vient de l’usage décrit&#xa0;: %1 par mois, %Ln utilisateurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Utilisation comes from the load: %1.</source>
        <extracomment>%1 utilisation</extracomment>
        <translation>Le taux d’utilisation vient de l’usage décrit&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1, from the load</source>
        <extracomment>%1 utilisation
----------
%1 value</extracomment>
        <translation>%1, d’après l’usage</translation>
    </message>
    <message>
        <source>%1, typed</source>
        <extracomment>%1 utilisation</extracomment>
        <translation>%1, saisi</translation>
    </message>
    <message>
        <source>%1 invoice: %2 a month, and this model says as much.</source>
        <extracomment>%1 API, %2, %3 amount, %4 share; as the next two</extracomment>
        <translation>Facture %1&#xa0;: %2 par mois, et le modèle en dit autant.</translation>
    </message>
    <message>
        <source>%1 invoice: %2 a month; this model says %3, %4 more.</source>
        <translation>Facture %1&#xa0;: %2 par mois&#x202f;; le modèle dit %3, soit %4 de plus.</translation>
    </message>
    <message>
        <source>%1 invoice: %2 a month; this model says %3, %4 less.</source>
        <translation>Facture %1&#xa0;: %2 par mois&#x202f;; le modèle dit %3, soit %4 de moins.</translation>
    </message>
    <message>
        <source>%1 invoice: %2 a month, with nothing to hold against it (%3).</source>
        <extracomment>%1 API, %2 amount, %3 why</extracomment>
        <translation>Facture %1&#xa0;: %2 par mois, sans rien à lui comparer (%3).</translation>
    </message>
    <message>
        <source>It corresponds to %1 a month.</source>
        <extracomment>%1 volume</extracomment>
        <translation>Elle correspond à %1 par mois.</translation>
    </message>
    <message>
        <source>utilisation, from the load</source>
        <translation>taux d’utilisation, d’après l’usage</translation>
    </message>
    <message>
        <source>at the peak</source>
        <translation>en pointe</translation>
    </message>
    <message>
        <source>per million, not %1 as at %2</source>
        <extracomment>under a cost; %1 cost, %2 utilisation</extracomment>
        <translation>par million, et non %1 comme à %2</translation>
    </message>
    <message>
        <source>idle a month, %1 of the units</source>
        <extracomment>under an amount; %1 share</extracomment>
        <translation>inoccupés par mois, %1 des unités</translation>
    </message>
    <message>
        <source>Hour of the day</source>
        <translation>Heure de la journée</translation>
    </message>
    <message>
        <source>Relative demand</source>
        <translation>Demande relative</translation>
    </message>
    <message>
        <source>Demand over the day, and what the units can serve</source>
        <translation>Demande sur la journée, et ce que les unités peuvent servir</translation>
    </message>
    <message>
        <source>Output tokens per second, for %1 a month</source>
        <extracomment>%1 volume</extracomment>
        <translation>Tokens de sortie par seconde, pour %1 par mois</translation>
    </message>
    <message>
        <source>Mean of the hour</source>
        <translation>Moyenne de l’heure</translation>
    </message>
    <message>
        <source>Peak: %1</source>
        <extracomment>%1 throughput</extracomment>
        <translation>Pointe&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unit, at %1</source>
        <extracomment>n units, %1 utilisation</extracomment>
        <translation>
            <numerusform>%Ln unité, à %1</numerusform>
            <numerusform>%Ln unités, à %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Offers for this load</source>
        <translation>Offres pour cet usage</translation>
    </message>
    <message>
        <source>Hour by hour</source>
        <translation>Heure par heure</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Occupation</translation>
    </message>
    <message>
        <source>At the peak</source>
        <translation>En pointe</translation>
    </message>
    <message>
        <source>Idle, per month</source>
        <translation>Inoccupé, par mois</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Busiest minutes</source>
        <translation>Minutes les plus chargées</translation>
    </message>
    <message>
        <source>Of the units’ throughput</source>
        <translation>Du débit des unités</translation>
    </message>
    <message>
        <source>The busiest minutes ask for %1 times the mean of their hour; at the peak a unit gives at most %2 of its throughput.</source>
        <extracomment>%1 number, %2 share</extracomment>
        <translation>Les minutes les plus chargées demandent %1 fois la moyenne de leur heure&#x202f;; en pointe, une unité donne au plus %2 de son débit.</translation>
    </message>
    <message>
        <source>Idle is what the units cost without producing, spare ones included, fixed costs aside.</source>
        <translation>Est inoccupé ce que les unités coûtent sans produire, secours compris, coûts fixes à part.</translation>
    </message>
    <message>
        <source>Volume: %1 users × %2 requests a day × %3 days × %4 tokens = %5</source>
        <translation>Volume&#xa0;: %1 utilisateurs × %2 requêtes par jour × %3 jours × %4 tokens = %5</translation>
    </message>
    <message>
        <source>Mean: %1 ÷ (%2 × 3,600 s) = %3</source>
        <translation>Moyenne&#xa0;: %1 ÷ (%2&#xa0;× 3&#x202f;600&#xa0;s) = %3</translation>
    </message>
    <message>
        <source>On an active day: %1 users × %2 requests × %3 tokens = %4</source>
        <translation>Un jour actif&#xa0;: %1 utilisateurs × %2 requêtes × %3 tokens = %4</translation>
    </message>
    <message>
        <source>In that hour: %1 × %2 ÷ %3 ÷ 3,600 s = %4</source>
        <extracomment>%1 tokens, %2 the hour’s weight, %3 the weights of all hours</extracomment>
        <translation>Dans cette heure&#xa0;: %1&#xa0;× %2 ÷ %3 ÷ 3&#x202f;600&#xa0;s = %4</translation>
    </message>
    <message>
        <source>Peak: %1 × %2 = %3</source>
        <translation>Pointe&#xa0;: %1&#xa0;× %2 = %3</translation>
    </message>
    <message>
        <source>Utilisation from the load: %1 × %2 ÷ %3 = %4</source>
        <extracomment>%1 peak limit, %2 mean, %3 peak</extracomment>
        <translation>Taux d’utilisation d’après l’usage&#xa0;: %1&#xa0;× %2 ÷ %3 = %4</translation>
    </message>
    <message>
        <source>Per million: %1 when 100% busy ÷ %2 = %3</source>
        <translation>Par million&#xa0;: %1 à 100&#x202f;% d’occupation ÷ %2 = %3</translation>
    </message>
    <message>
        <source>Units: %1 ÷ %2, rounded up, at least %3 = %4</source>
        <translation>Unités&#xa0;: %1 ÷ %2, arrondi au-dessus, au moins %3 = %4</translation>
    </message>
    <message>
        <source>Busy: %1 × %2 ÷ (%3 × 3,600 s) = %4</source>
        <translation>Occupation&#xa0;: %1&#xa0;× %2 ÷ (%3&#xa0;× 3&#x202f;600&#xa0;s) = %4</translation>
    </message>
    <message>
        <source>Throughput: %1 × %2 = %3</source>
        <translation>Débit&#xa0;: %1&#xa0;× %2 = %3</translation>
    </message>
    <message>
        <source>At the peak: %1 ÷ %2 = %3</source>
        <translation>En pointe&#xa0;: %1 ÷ %2 = %3</translation>
    </message>
    <message>
        <source>Idle: %1 × %2 × (1 − %3) = %4</source>
        <translation>Inoccupé&#xa0;: %1&#xa0;× %2&#xa0;× (1 − %3) = %4</translation>
    </message>
    <message>
        <source>Utilisation from the load: %1</source>
        <translation>Taux d’utilisation d’après l’usage&#xa0;: %1</translation>
    </message>
    <message>
        <source>Demand from %1:00 on: %2</source>
        <translation>Demande à partir de %1&#xa0;h&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 at %3: %2 per million</source>
        <extracomment>%1 offer, %2 value, %3 utilisation; as those below</extracomment>
        <translation>%1 à %3&#xa0;: %2 par million</translation>
    </message>
    <message>
        <source>%1, units at %3: %2</source>
        <translation>%1, unités à %3&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, monthly cost at %3: %2</source>
        <translation>%1, coût mensuel à %3&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, cost at this volume, units rented at %3: %2 per million</source>
        <translation>%1, coût à ce volume, unités louées à %3&#xa0;: %2 par million</translation>
    </message>
    <message>
        <source>%1, how busy the units rented at %3 are: %2</source>
        <translation>%1, occupation des unités louées à %3&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, throughput of the units rented at %3: %2</source>
        <translation>%1, débit des unités louées à %3&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, what the peak asks of the units rented at %3: %2</source>
        <translation>%1, ce que la pointe demande aux unités louées à %3&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, idle units rented at %3: %2 a month</source>
        <translation>%1, unités inoccupées louées à %3&#xa0;: %2 par mois</translation>
    </message>
    <message>
        <source> · from the load</source>
        <extracomment>behind a value in its box, with its space</extracomment>
        <translation> · d’après l’usage</translation>
    </message>
    <message>
        <source>Use %1 in the comparison</source>
        <extracomment>button; %1 utilisation</extracomment>
        <translation>Utiliser %1 dans la comparaison</translation>
    </message>
    <message>
        <source>%1 is used in the comparison</source>
        <extracomment>button that is pressed already; %1 utilisation</extracomment>
        <translation>%1&#xa0;: utilisé dans la comparaison</translation>
    </message>
    <message>
        <source>No utilisation to use</source>
        <translation>Aucun taux à utiliser</translation>
    </message>
    <message>
        <source>Type the volume instead</source>
        <translation>Saisir plutôt le volume</translation>
    </message>
    <message>
        <source>The figures of the load become typed ones: no answer changes.</source>
        <translation>Les chiffres de l’usage deviennent des valeurs saisies&#xa0;: aucun résultat ne change.</translation>
    </message>
    <message>
        <source>Draw the hours with the mouse, or with the arrow keys.</source>
        <translation>Dessinez les heures à la souris, ou avec les flèches.</translation>
    </message>
    <message>
        <source>Utilisation from the load</source>
        <translation>Taux d’utilisation d’après l’usage</translation>
    </message>
    <message>
        <source>Volume typed</source>
        <translation>Volume saisi</translation>
    </message>
    <message>
        <source>Demand from %1:00 on</source>
        <extracomment>name of a small box, for screen readers; %1 hour</extracomment>
        <translation>Demande à partir de %1&#xa0;h</translation>
    </message>
    <message>
        <source>Take its volume: %1</source>
        <extracomment>button; %1 volume</extracomment>
        <translation>Prendre son volume&#xa0;: %1</translation>
    </message>
    <message>
        <source>Enter the volume another way…</source>
        <translation>Saisir le volume autrement…</translation>
    </message>
    <message>
        <source>Known as</source>
        <translation>Connu en</translation>
    </message>
    <message>
        <source>output tokens</source>
        <translation>tokens de sortie</translation>
    </message>
    <message>
        <source>input and output tokens</source>
        <translation>tokens d’entrée et de sortie</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>requêtes</translation>
    </message>
    <message>
        <source>invoice of an API</source>
        <translation>facture d’une API</translation>
    </message>
    <message>
        <source>Output tokens per month</source>
        <translation>Tokens de sortie par mois</translation>
    </message>
    <message>
        <source>Tokens per month, input and output</source>
        <translation>Tokens par mois, entrée et sortie</translation>
    </message>
    <message>
        <source>Requests per month</source>
        <translation>Requêtes par mois</translation>
    </message>
    <message>
        <source>That is %1 a month, output.</source>
        <extracomment>%1 volume</extracomment>
        <translation>Soit %1 par mois, en sortie.</translation>
    </message>
    <message>
        <source>That is %1 a month, output, with %2 read for each one written.</source>
        <extracomment>%1 volume, %2 tokens</extracomment>
        <translation>Soit %1 par mois, en sortie, et %2 lus pour un écrit.</translation>
    </message>
    <message>
        <source>This does not give a volume: %1.</source>
        <extracomment>%1 why</extracomment>
        <translation>Cela ne donne pas de volume&#xa0;: %1.</translation>
    </message>
    <message>
        <source>this API costs nothing</source>
        <translation>cette API est gratuite</translation>
    </message>
    <message>
        <source>The load stays as it is, with as many users as it takes.</source>
        <translation>L’usage décrit reste le même, avec autant d’utilisateurs qu’il en faut.</translation>
    </message>
    <message>
        <source>Use this volume</source>
        <translation>Utiliser ce volume</translation>
    </message>
    <message>
        <source>Users and requests</source>
        <translation>Utilisateurs et requêtes</translation>
    </message>
</context>
<context>
    <name>choice.invoice.none</name>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
</context>
<context>
    <name>group.currency</name>
    <message>
        <source>Currency</source>
        <translation>Change</translation>
    </message>
</context>
<context>
    <name>inference.part.overhead</name>
    <message>
        <source>Overhead</source>
        <translation>Surcoût</translation>
    </message>
</context>
<context>
    <name>pill.close</name>
    <message>
        <source>Close</source>
        <translation>Proche</translation>
    </message>
</context>
</TS>
