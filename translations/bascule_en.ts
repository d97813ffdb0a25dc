<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>bascule</name>
    <message numerus="yes">
        <source>The GPU costs less than %Ln API compared.</source>
        <translation>
            <numerusform>The GPU costs less than %Ln API compared.</numerusform>
            <numerusform>The GPU costs less than %Ln APIs compared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compared with %2 the GPU costs less over %Ln range of volume: %1.</source>
        <extracomment>n ranges, %1 list of ranges, %2 API</extracomment>
        <translation>
            <numerusform>Compared with %2 the GPU costs less over %Ln range of volume: %1.</numerusform>
            <numerusform>Compared with %2 the GPU costs less over %Ln ranges of volume: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compared with %2 the GPU costs less over more than %Ln range of volume: %1.</source>
        <extracomment>n ranges, %1 list of the first ones, %2 API</extracomment>
        <translation>
            <numerusform>Compared with %2 the GPU costs less over more than %Ln range of volume: %1.</numerusform>
            <numerusform>Compared with %2 the GPU costs less over more than %Ln ranges of volume: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln ranges are shown.</source>
        <translation>
            <numerusform>Only the first range is shown.</numerusform>
            <numerusform>Only the first %Ln ranges are shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this volume it would take %1 utilisation, to fit on %Ln unit.</source>
        <extracomment>n units, %1 utilisation</extracomment>
        <translation>
            <numerusform>At this volume it would take %1 utilisation, to fit on %Ln unit.</numerusform>
            <numerusform>At this volume it would take %1 utilisation, to fit on %Ln units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fragile: with 20% less throughput %Ln unit is needed (%1 a month) and the API costs less than the GPU.</source>
        <extracomment>n units, %1 their cost</extracomment>
        <translation>
            <numerusform>Fragile: with 20% less throughput %Ln unit is needed (%1 a month) and the API costs less than the GPU.</numerusform>
            <numerusform>Fragile: with 20% less throughput %Ln units are needed (%1 a month) and the API costs less than the GPU.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fragile: with 20% less throughput %Ln unit is needed (%1 a month) and the two are close.</source>
        <extracomment>n units, %1 their cost</extracomment>
        <translation>
            <numerusform>Fragile: with 20% less throughput %Ln unit is needed (%1 a month) and the two are close.</numerusform>
            <numerusform>Fragile: with 20% less throughput %Ln units are needed (%1 a month) and the two are close.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fragile: with 20% more throughput %Ln unit is enough (%1 a month) and the GPU costs less than the API.</source>
        <extracomment>n units, %1 their cost</extracomment>
        <translation>
            <numerusform>Fragile: with 20% more throughput %Ln unit is enough (%1 a month) and the GPU costs less than the API.</numerusform>
            <numerusform>Fragile: with 20% more throughput %Ln units are enough (%1 a month) and the GPU costs less than the API.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fragile: with 20% more throughput %Ln unit is enough (%1 a month) and the two are close.</source>
        <extracomment>n units, %1 their cost</extracomment>
        <translation>
            <numerusform>Fragile: with 20% more throughput %Ln unit is enough (%1 a month) and the two are close.</numerusform>
            <numerusform>Fragile: with 20% more throughput %Ln units are enough (%1 a month) and the two are close.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>unit needed</source>
        <extracomment>under the figure, which shows n</extracomment>
        <translation>
            <numerusform>unit needed</numerusform>
            <numerusform>units needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln API: %1 unknown, no result.</source>
        <extracomment>n APIs, %1 what is unknown (which.…)</extracomment>
        <translation>
            <numerusform>%Ln API: %1 unknown, no result.</numerusform>
            <numerusform>%Ln APIs: %1 unknown, no result.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row without a price or a throughput is not compared.</source>
        <translation>
            <numerusform>%Ln row without a price or a throughput is not compared.</numerusform>
            <numerusform>%Ln rows without a price or a throughput are not compared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row does not meet the constraints.</source>
        <translation>
            <numerusform>%Ln row does not meet the constraints.</numerusform>
            <numerusform>%Ln rows do not meet the constraints.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row has amounts too large to be computed.</source>
        <translation>
            <numerusform>%Ln row has amounts too large to be computed.</numerusform>
            <numerusform>%Ln rows have amounts too large to be computed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exchange rate missing: give the value of 1&#xa0;%1 in %2 to compare %Ln row.</source>
        <extracomment>n rows, %1 currency, %2 currency of the results</extracomment>
        <translation>
            <numerusform>Exchange rate missing: give the value of 1&#xa0;%1 in %2 to compare %Ln row.</numerusform>
            <numerusform>Exchange rate missing: give the value of 1&#xa0;%1 in %2 to compare %Ln rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln price is more than %1 days old.</source>
        <extracomment>n prices, %1 days</extracomment>
        <translation>
            <numerusform>%Ln price is more than %1 days old.</numerusform>
            <numerusform>%Ln prices are more than %1 days old.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln&#xa0;unit)</source>
        <extracomment>n units, %1 utilisation</extracomment>
        <translation>
            <numerusform>%1 (%Ln&#xa0;unit)</numerusform>
            <numerusform>%1 (%Ln&#xa0;units)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other API is compared and not shown here.</source>
        <translation>
            <numerusform>%Ln other API is compared and not shown here.</numerusform>
            <numerusform>%Ln other APIs are compared and not shown here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other offer is not drawn.</source>
        <translation>
            <numerusform>%Ln other offer is not drawn.</numerusform>
            <numerusform>%Ln other offers are not drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 GPU rows compared</source>
        <extracomment>n compared of %1</extracomment>
        <translation>
            <numerusform>%Ln of %1 GPU rows compared</numerusform>
            <numerusform>%Ln of %1 GPU rows compared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 APIs compared</source>
        <extracomment>n compared of %1</extracomment>
        <translation>
            <numerusform>%Ln of %1 APIs compared</numerusform>
            <numerusform>%Ln of %1 APIs compared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown entries in “%1” are kept and not used.</source>
        <extracomment>n entries, %1 file</extracomment>
        <translation>
            <numerusform>%Ln unknown entry in “%1” is kept and not used.</numerusform>
            <numerusform>%Ln unknown entries in “%1” are kept and not used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln GPU rows.</source>
        <translation>
            <numerusform>%Ln GPU row.</numerusform>
            <numerusform>%Ln GPU rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln APIs.</source>
        <translation>
            <numerusform>%Ln API.</numerusform>
            <numerusform>%Ln APIs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more row is not shown on this page.</source>
        <translation>
            <numerusform>%Ln more row is not shown on this page.</numerusform>
            <numerusform>%Ln more rows are not shown on this page.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln compared rows are not in it and are left out: %1.</source>
        <extracomment>n rows, %1 their names</extracomment>
        <translation>
            <numerusform>%Ln compared row is not in it and is left out: %1.</numerusform>
            <numerusform>%Ln compared rows are not in it and are left out: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more…</source>
        <extracomment>n sentences without room</extracomment>
        <translation>
            <numerusform>%Ln more…</numerusform>
            <numerusform>%Ln more…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other card is ranked below and not drawn.</source>
        <extracomment>n</extracomment>
        <translation>
            <numerusform>%Ln other card is ranked below and not drawn.</numerusform>
            <numerusform>%Ln other cards are ranked below and not drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other offer has no such price, no exchange rate or no known peak and is not ranked.</source>
        <extracomment>n</extracomment>
        <translation>
            <numerusform>%Ln other offer has no such price, no exchange rate or no known peak and is not ranked.</numerusform>
            <numerusform>%Ln other offers have no such price, no exchange rate or no known peak and are not ranked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes %Ln %1 GPU, sharded.</source>
        <extracomment>n GPUs, %1 card</extracomment>
        <translation>
            <numerusform>It takes %Ln %1 GPU, sharded.</numerusform>
            <numerusform>It takes %Ln %1 GPUs, sharded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 +%Ln</source>
        <extracomment>%1 memory, %2 card, n other cards of this size</extracomment>
        <translation>
            <numerusform>%1: %2 +%Ln</numerusform>
            <numerusform>%1: %2 +%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Does it fit on %Ln GPU, how long, how much</source>
        <extracomment>n GPUs side by side</extracomment>
        <translation>
            <numerusform>Does it fit on %Ln GPU, how long, how much</numerusform>
            <numerusform>Does it fit on %Ln GPUs, how long, how much</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mixture of experts: all %Ln expert of each layer counts in memory and carries adapters; a token’s activations pass through one.</source>
        <extracomment>n experts</extracomment>
        <translation>
            <numerusform>Mixture of experts: all %Ln expert of each layer counts in memory and carries adapters; a token’s activations pass through one.</numerusform>
            <numerusform>Mixture of experts: all %Ln experts of each layer count in memory and carry adapters; a token’s activations are those of one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %Ln GPU</source>
        <extracomment>under a number of days</extracomment>
        <translation>
            <numerusform>on %Ln GPU</numerusform>
            <numerusform>on %Ln GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 does not fit on %2: %3 (%4) short for the first sequence. It takes %Ln card.</source>
        <extracomment>as “inference.does_not_fit”; n cards</extracomment>
        <translation>
            <numerusform>%1 does not fit on %2: %3 (%4) short for the first sequence. It takes %Ln card.</numerusform>
            <numerusform>%1 does not fit on %2: %3 (%4) short for the first sequence. It takes %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Memory decides: it holds no more than %Ln sequence.</source>
        <extracomment>n sequences</extracomment>
        <translation>
            <numerusform>Memory decides: it holds no more than %Ln sequence.</numerusform>
            <numerusform>Memory decides: it holds no more than %Ln sequences.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sequence at once</source>
        <extracomment>n sequences</extracomment>
        <translation>
            <numerusform>%Ln sequence at once</numerusform>
            <numerusform>%Ln sequences at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %2 is fast enough for %Ln sequence: first token within %3, then %4 each.</source>
        <extracomment>%1 model, %2 offer, %3 time of the first token, %4 throughput of each user, n sequences</extracomment>
        <translation>
            <numerusform>%1 on %2 is fast enough for %Ln sequence: first token within %3, then %4.</numerusform>
            <numerusform>%1 on %2 is fast enough for %Ln sequences: first token within %3, then %4 each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %2 is too slow for %Ln sequence: first token within %3, then %4 each.</source>
        <extracomment>%1 model, %2 offer, %3 time of the first token, %4 throughput of each user, n sequences</extracomment>
        <translation>
            <numerusform>%1 on %2 is too slow for %Ln sequence: first token within %3, then %4.</numerusform>
            <numerusform>%1 on %2 is too slow for %Ln sequences: first token within %3, then %4 each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %2 serves %Ln sequence: first token within %3, then %4 each.</source>
        <extracomment>%1 model, %2 offer, %3 time of the first token, %4 throughput of each user, n sequences</extracomment>
        <translation>
            <numerusform>%1 on %2 serves %Ln sequence: first token within %3, then %4.</numerusform>
            <numerusform>%1 on %2 serves %Ln sequences: first token within %3, then %4 each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Memory would hold %Ln sequence.</source>
        <extracomment>n sequences</extracomment>
        <translation>
            <numerusform>Memory would hold %Ln sequence.</numerusform>
            <numerusform>Memory would hold %Ln sequences.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unit of %1 holds the peak, at %2 of its throughput.</source>
        <extracomment>n units, %1 offer, %2 share</extracomment>
        <translation>
            <numerusform>%Ln unit of %1 holds the peak, at %2 of its throughput.</numerusform>
            <numerusform>%Ln units of %1 hold the peak, at %2 of their throughput.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln unit that %1 would buy does not: the peak asks for %2 of its throughput.</source>
        <extracomment>n units, %1 utilisation, %2 share</extracomment>
        <translation>
            <numerusform>The %Ln unit that %1 would buy does not: the peak asks for %2 of its throughput.</numerusform>
            <numerusform>The %Ln units that %1 would buy do not: the peak asks for %2 of their throughput.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln unit that %1 would buy goes beyond the peak limit: %2 of its throughput.</source>
        <extracomment>n units, %1 utilisation, %2 share</extracomment>
        <translation>
            <numerusform>The %Ln unit that %1 would buy goes beyond the peak limit: %2 of its throughput.</numerusform>
            <numerusform>The %Ln units that %1 would buy go beyond the peak limit: %2 of their throughput.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The volume comes from the load: %1 a month, %Ln user.</source>
        <extracomment>n users, %1 volume</extracomment>
        <translation>
            <numerusform>The volume comes from the load: %1 a month, %Ln user.</numerusform>
            <numerusform>The volume comes from the load: %1 a month, %Ln users.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unit, at %1</source>
        <extracomment>n units, %1 utilisation</extracomment>
        <translation>
            <numerusform>%Ln unit, at %1</numerusform>
            <numerusform>%Ln units, at %1</numerusform>
        </translation>
    </message>
</context>
</TS>
