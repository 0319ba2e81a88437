// The rules of Evolutopia to read, in Dutch.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Evolutopia',
  goal: 'Samen helpen jullie een stad er weer bovenop: ontwikkel met de hulp van experts evoluties en leg ze in het gebied. Jullie winnen allemaal op het moment dat drie indicatoren op 6 of meer staan en geen knelpunt open is, en jullie verliezen allemaal als een indicator naar 0 zakt of de crisis haar laatste lamp bereikt.',
  scoring: '4',
  sections: [
    {
      id: 'short',
      heading: 'Het spel in een minuut',
      parts: [
        'Voor 1 tot 5 spelers, die als één team spelen en over alles mogen praten. In je beurt doe je een van vijf acties en blokkeer je die, zodat niemand haar voorlopig nog kan doen:',
        {
          steps: [
            '**Kies** een evolutie om te ontwerpen.',
            '**Start** er een: breng die uit het ontwerp in aanbouw.',
            '**Werf** experts uit de zak.',
            '**Zet** experts **in** bij evoluties in aanbouw en bij de crisis.',
            '**Wijd** een voltooide evolutie **in**: ze verandert indicatoren en komt in het gebied.',
          ],
        },
        'In plaats van een actie mag je **de ronde afsluiten**, en dat moet als alle vijf geblokkeerd zijn. Een crisis die niet is opgelost, richt schade aan, er komt een nieuwe, en de acties komen weer vrij, op één na.',
      ],
    },
    { id: '1', heading: 'Wat er op tafel ligt', parts: [] },
    {
      id: '1.1',
      heading: 'Het gebied',
      parts: [
        'Een raster van vakken met een starttegel en enkele knelpunten. Elk knelpunt hoort bij één indicator.',
        { ours: 'Het raster van 4 × 4 en de tien knelpunten, twee voor elke indicator.' },
        {
          figure: 'territory',
          caption:
            'Het gebied van een kennismakingspartij: de starttegel en twee knelpunten, elk met de indicator waar het bij hoort.',
        },
      ],
    },
    {
      id: '1.2',
      heading: 'Indicatoren',
      parts: [
        'Vijf sporen van 0 tot 7: **milieu**, **mobiliteit**, **comfort**, **energie** en **economie**.',
        { ours: 'Dat de sporen bij 7 eindigen.' },
        {
          figure: 'indicators',
          caption: 'De vijf indicatoren aan het begin van een kennismakingspartij, en de lampen van het crisisspoor.',
        },
      ],
    },
    {
      id: '1.3',
      heading: 'Het crisisspoor',
      parts: [
        'Een rij alarmlampen waarlangs de crisismarker opschuift. Bij de laatste is de partij verloren.',
        { ours: 'De lengte: tien lampen, met hoeveel spelers ook.' },
      ],
    },
    {
      id: '1.4',
      heading: 'Experts in de zak',
      parts: [
        'Er zijn er 25 in een zak, vijf van elk: **ontwerpers**, **bouwers**, **stadsplanners**, **technologen** en **toezichthouders**.',
      ],
    },
    {
      id: '1.5',
      heading: 'Evoluties',
      parts: [
        'Er zijn 35 tegels. Elk toont een naam, de gevraagde experts en wat er aan de indicatoren verandert, meestal omhoog. Sommige dragen een **blauw teken** (een bonusevolutie) of een **groen teken** (een goed idee); zie §3.2.',
        {
          ours: 'Alle 35 evoluties. Ze vragen twee tot vier experts, en elke indicator en elke soort expert wordt ongeveer even vaak gevraagd.',
        },
        {
          figure: 'site',
          caption:
            'Evoluties in aanbouw: elk toont de experts die nog nodig zijn en wat er aan de indicatoren zal veranderen.',
        },
      ],
    },
    {
      id: '1.6',
      heading: 'Crises op tafel',
      parts: [
        'Er zijn 15 kaarten. Elke crisis heeft een effect bij aankomst, meestal een keuze uit twee; de experts die nodig zijn om haar op te lossen; en een straf als dat niet lukt. Waar een kaart spreekt van experts **in het spel**, zijn die in de expertzone, in aanbouw en bij de huidige crisis bedoeld. Wie weggaat, gaat terug in de zak.',
        {
          ours: 'Alle crises, behalve wat het stormalarm bij aankomst doet en zijn straf: dat zijn voorbeelden uit de gepubliceerde regels. De twee opties van een kaart hebben geen effect gemeen, en een lamp is altijd alleen de prijs van een ervan of van een crisis die niet is opgelost.',
        },
        {
          figure: 'crisis',
          caption: 'Een crisis in het spel: de experts die ze vraagt en wat er gebeurt als ze niet wordt opgelost.',
        },
      ],
    },
    {
      id: '1.7',
      heading: 'Goede ideeën en rollen',
      parts: [
        'Er zijn 9 goede ideeën, elk één keer te gebruiken, en 10 rollen, elk met een talent en het moment waarop je het mag gebruiken. De **Knutselaar** gebruikt een open rol van een buur, de speler voor of na hem in beurtvolgorde; dat telt als de ene rol die je per beurt mag gebruiken.',
        { ours: 'Alle goede ideeën en rollen; ook dat de Knutselaar alleen van buren leent, komt van ons.' },
      ],
    },
    {
      id: '1.8',
      heading: 'Acties en blokkades',
      parts: ['De vijf acties staan op een rij, met vijf markers om ze te blokkeren.'],
    },
    { id: '2', heading: 'Voorbereiding', parts: [] },
    {
      id: '2.1',
      heading: 'De stapel evoluties',
      parts: [
        'De stapel ligt open, dus de bovenste tegel is altijd te zien. Twee tegels gaan in **ontwerp**, dan een in **aanbouw**. In elk van deze zones is plaats voor drie.',
      ],
    },
    {
      id: '2.2',
      heading: 'De eerste experts',
      parts: ['Drie worden uit de zak naar de expertzone getrokken; daar is plaats voor vijf.'],
    },
    {
      id: '2.3',
      heading: 'Sporen',
      parts: [
        'Alle indicatoren beginnen op 2 en de crisis bij de eerste lamp. In een **kennismaking** beginnen de indicatoren op 3 en de crisis bij de tweede lamp.',
      ],
    },
    {
      id: '2.4',
      heading: 'Kaarten',
      parts: [
        'Crises en goede ideeën worden gedekt geschud. Iedere speler krijgt twee rollen: een open, en een gedekt eronder, die ook de eigenaar niet ziet.',
        { ours: 'Dat er vijf kunnen meespelen: tien rollen zijn er twee voor ieder.' },
      ],
    },
    {
      id: '2.5',
      heading: 'Niveaus',
      parts: [
        'Het niveau bepaalt hoeveel knelpunten er zijn en hoe ver van de start. Welke tegel waar ligt, is toeval.',
        {
          table: {
            caption: 'Knelpunten per niveau',
            head: ['Niveau', 'knelpunten'],
            rows: [
              ['Kennismaking', '2'],
              ['Niveau 1', '4'],
              ['Niveau 2', '5'],
              ['Niveau 3', '6'],
              ['Niveau 4', '8'],
              ['Eigen opstelling', 'hoogstens 10'],
            ],
          },
        },
        {
          ours: 'Alle opstellingen. In een eigen opstelling moet elk knelpunt bereikbaar zijn, en op de start mag er geen liggen.',
        },
      ],
    },
    {
      id: '2.6',
      heading: 'Startspeler',
      parts: ['De startspeler wordt geloot. Er wordt met de klok mee gespeeld.'],
    },
    {
      id: '3',
      heading: 'Een beurt',
      parts: [
        'Doe één vrije actie en leg er een blokkade op, of sluit de ronde af. Zijn alle vijf de acties geblokkeerd, dan moet dat. Wie aan de beurt is, beslist; iedereen mag raad geven.',
        {
          ruling:
            'Een actie moet iets veranderen en wordt niet aangeboden waar dat niet kan. Kan geen vrije actie iets veranderen, dan moet je de ronde afsluiten.',
        },
      ],
    },
    {
      id: '3.1',
      heading: 'Een evolutie kiezen',
      parts: [
        'Neem de bovenste tegel van de stapel in ontwerp, of leg hem opzij en bekijk de volgende. Je mag er drie opzijleggen; dan moet je nemen wat volgt. Is het ontwerp vol, dan gaat een van de drie daar naar keuze onder de stapel om plaats te maken.',
        { ruling: 'Wat opzij is gelegd, gaat als laatste onder de stapel, in de volgorde waarin het opzij is gelegd.' },
      ],
    },
    {
      id: '3.2',
      heading: 'Een evolutie starten',
      parts: [
        'Breng één evolutie uit het ontwerp in aanbouw. Is daar geen plaats, dan gaat een evolutie in aanbouw onder de stapel; elk van haar experts gaat naar keuze naar een vrije plek van de expertzone of in de zak. Kijk dan naar het teken van de tegel die je hebt gestart:',
        {
          list: [
            '**Blauw**: neem de bovenste evolutie van de stapel in ontwerp, laat die liggen of leg die onder de stapel.',
            '**Groen**: trek een goed idee en leg het open voor je.',
          ],
        },
      ],
    },
    {
      id: '3.3',
      heading: 'Experts werven',
      parts: [
        'Stuur eerst zoveel experts van de zone weg als je wilt. Trek er dan een voor een tot er vijf in de zone zijn. Elke getrokken expert houd je of leg je opzij, maar hoogstens drie mag je opzijleggen; wie je wegstuurde, telt niet mee. Aan het einde gaan ze allemaal terug in de zak. Is de zak leeg, dan stop je.',
      ],
    },
    {
      id: '3.4',
      heading: 'Experts inzetten',
      parts: [
        'Breng hoogstens drie experts uit de zone naar open plekken van de juiste soort, bij evoluties in aanbouw en bij de huidige crisis.',
      ],
    },
    {
      id: '3.5',
      heading: 'Een evolutie inwijden',
      parts: [
        'Kies een evolutie in aanbouw die al haar experts heeft.',
        {
          steps: [
            'Haar experts gaan terug in de zak.',
            'Alles wat ze aan de indicatoren verandert, gebeurt tegelijk. Staat er nu een op 0, dan hebben jullie verloren.',
            'Leg de evolutie op een vak dat met een zijde aan de starttegel of een andere evolutie grenst. Het vak is leeg of er ligt een knelpunt.',
            'Hebben jullie het doel bereikt, dan hebben jullie gewonnen.',
          ],
        },
        'Een knelpunt kan alleen worden bedekt door een evolutie die minstens 1 wint in de indicator van dat knelpunt.',
        {
          ruling:
            'Wat telt, is de winst die op de tegel staat, ook als de indicator al op 7 staat, waar hij stopt. Zonder vak om op te liggen kan een evolutie niet worden ingewijd.',
        },
        {
          figure: 'growing',
          caption: 'Later in een kennismakingspartij: vanaf de starttegel zijn evoluties naast elkaar gelegd.',
        },
      ],
    },
    {
      id: '3.6',
      heading: 'De ronde afsluiten',
      parts: [
        {
          steps: [
            '**De huidige crisis**, als die er is: heeft ze al haar experts, dan is ze opgelost; anders geldt haar straf. Hoe dan ook gaan haar experts terug in de zak en de kaart onder de stapel.',
            '**Een nieuwe crisis** wordt omgedraaid. Nu je haar ziet, mag je goede ideeën spelen; dan geldt haar aankomst. Een optie mag je alleen kiezen als ze iets verandert.',
            '**Alle blokkades** gaan weg. Kies dan één actie en blokkeer die zonder haar te doen.',
          ],
        },
        {
          ruling:
            'Zou geen van beide opties van een crisis iets veranderen, dan gebeurt er niets. Een crisis die voor haar aankomst door een goed idee wordt opgelost, doet helemaal niets.',
        },
      ],
    },
    {
      id: '3.7',
      heading: 'Rollen',
      parts: [
        'Je mag één rol per beurt gebruiken, op het moment dat de kaart noemt. Heb je je eerste rol drie keer gebruikt, dan wordt je tweede opengedraaid. Dan heb je er twee, maar je gebruikt er nog steeds maar één per beurt.',
        { ruling: 'Een rol kan alleen worden gebruikt waar ze iets verandert.' },
      ],
    },
    {
      id: '3.8',
      heading: 'Goede ideeën',
      parts: [
        'In je beurt mag je zoveel van je goede ideeën spelen als je wilt; een gespeelde kaart gaat onder haar stapel. Wie er een heeft gespeeld, mag niet praten tot de eigen volgende beurt. In Ludopolis is dit een optie van de tafel, die zo lang de chat voor die speler sluit.',
        {
          ruling:
            'Een goed idee wordt gespeeld voor de actie, tussen de stappen van het einde van de ronde (een omgedraaide crisis en haar effect zijn twee stappen), of erna, nooit midden in een andere keuze, en alleen als het iets verandert. Een beurt waarin nog iets kan worden gebruikt, beëindig je zelf.',
        },
      ],
    },
    {
      id: '4',
      heading: 'Het einde',
      parts: [
        'Na elke verandering wordt het nagegaan; wat tegelijk verandert, telt als één verandering.',
        {
          table: {
            caption: 'Hoe het eindigt',
            head: ['Wanneer', 'hebben jullie'],
            rows: [
              ['drie indicatoren staan op 6 of meer en geen knelpunt is open', 'gewonnen'],
              ['een indicator staat op 0', 'verloren'],
              ['de laatste lamp gaat aan', 'verloren'],
            ],
          },
        },
        'Een vol gebied alleen beëindigt de partij niet.',
        {
          ruling:
            'Zou allebei tegelijk gelden, dan hebben jullie verloren. Jullie hebben ook verloren als er een 46e crisis zou moeten komen, wanneer de stapel driemaal is doorlopen.',
        },
      ],
    },
    {
      id: '5',
      heading: 'Alleen spelen',
      parts: [
        'De Knutselaar blijft in de doos. Je hebt maar één rol en telt niet hoe vaak je die gebruikt. Trek aan het begin twee rollen, houd er een en leg de andere onder de stapel. Telkens als je de ronde hebt afgesloten en een actie hebt geblokkeerd, leg je je rol onder de stapel, trek je er twee en houd je er weer een. Al het andere is zoals met meer spelers, ook het crisisspoor.',
        {
          ruling:
            'De rol waarmee je begint, is er geen die na het einde van de ronde wordt gebruikt: die zou worden gewisseld voor haar moment kwam. Krijg je zo’n rol bij een wissel, dan kun je die meteen gebruiken.',
        },
      ],
    },
    {
      id: '6',
      heading: 'Hoe moeilijk het is',
      parts: [
        'Kennismaking vergeeft bijna alles, niveau 1 heel wat; op niveau 4 verliezen ook goede teams vaker dan ze winnen.',
        {
          ours: 'De moeilijkheid, die we met gesimuleerde partijen bijstellen. Ons doel voor de sterkste bot op alle plaatsen: minstens 95% gewonnen in Kennismaking, zo’n 90% op niveau 1, 75% op niveau 2, 55% op niveau 3 en een derde op niveau 4, met hoeveel spelers ook.',
        },
      ],
    },
    {
      id: '7',
      heading: 'Uitgewerkte voorbeelden',
      parts: [
        {
          list: [
            'Bij het stormalarm leg je alle stadsplanners in de zak of gaat de crisis één lamp vooruit. Is er geen stadsplanner in het spel, dan wordt het de lamp.',
            'Een evolutie zonder winst in mobiliteit kan geen knelpunt van mobiliteit bedekken. Een vak dat alleen met een hoek raakt, ligt nergens naast.',
            'Een inwijding brengt de ene indicator op 6 en de andere op 0: de partij is verloren.',
            'Je stuurt twee experts weg, trekt en legt er nog drie opzij: dat mag, want alleen wie je opzijlegt, telt voor de drie.',
            'Bij het derde gebruik van je rol gaat de tweede open. Die kun je vanaf je volgende beurt gebruiken, want een beurt heeft er maar één.',
          ],
        },
      ],
    },
    {
      id: '8',
      heading: 'Toeval en wat verborgen is',
      parts: [
        'Alles is open, behalve de volgorde van de stapels, wat er uit de zak komt en de tweede rollen. Van een tegel of kaart die onder een stapel is gelegd, is bekend dat hij daar ligt, op zijn plek. De bots zien wat spelers op hun plaats zouden zien, en niet meer.',
      ],
    },
    {
      id: 'tips',
      heading: 'Voor je eerste partij',
      parts: [
        {
          list: [
            'Speel Kennismaking: twee knelpunten, en tijd om te leren.',
            'Richt je op drie indicatoren en laat de andere twee zoals ze zijn, maar laat er nooit een naar 1 zakken.',
            'De vijf acties zijn een kringloop: kiezen, starten, werven, inzetten, inwijden. Blokkeer aan het einde van de ronde wat je het best kunt missen.',
            'De experts die een crisis vraagt, kosten vaak minder dan haar straf. Kijk ernaar voor je iemand inzet.',
            'Start evoluties die experts delen met de crisis die je verwacht, en geef de voorkeur aan die met tekens.',
            'Plan de weg naar de knelpunten: je hebt een keten van evoluties nodig, en voor de laatste stap een met de juiste winst.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'Over deze regels',
      parts: [
        'Deze pagina vertelt de regels van Evolutopia in onze eigen woorden. Ludopolis is onafhankelijk en onofficieel: het is niet gemaakt of goedgekeurd door de auteurs of de uitgever van het spel en gebruikt geen van hun illustraties.',
        'De gepubliceerde spelregels tonen de meeste tegels en kaarten alleen in afbeeldingen. Die hebben we zelf ontworpen; ze staan op deze pagina gemerkt als **ons eigen ontwerp**. Waar de tekst iets openlaat, staat onze lezing gemerkt als **onze uitleg**.',
      ],
    },
  ],
}
