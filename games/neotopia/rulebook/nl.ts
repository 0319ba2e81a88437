// The rules of Neotopia to read, in Dutch.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Neotopia',
  goal: 'Het is het jaar 2055 en een stad groeit in drie regio’s: breng er elementen uit de fabrieken heen en voltooi de patronen van je projectkaarten. Je zwakste regio telt driemaal, dus wie er geen verwaarloost, wint.',
  scoring: '4.3',
  sections: [
    {
      id: 'short',
      heading: 'Het spel in een minuut',
      parts: [
        'Voor 2 tot 4 spelers. Iedereen bouwt in dezelfde drie regio’s, maar scoort voor zichzelf. In je beurt doe je precies drie acties, elk een van deze twee:',
        {
          list: [
            '**Trek** een projectkaart, uit het open aanbod of van de stapel.',
            '**Verplaats** een element uit een fabriek naar een regio naast die fabriek.',
          ],
        },
        'Maakt het element dat je net hebt gelegd het patroon van een kaart in je hand compleet, dan mag je die kaart daar bouwen en scoor je in die regio. Eén keer per beurt mag je daarbij een bonusfiche gebruiken. Raken de productietegels op, dan loopt de partij af; dan telt in elke regio ook je grootste groep van je eigen kleur.',
      ],
    },
    { id: '1', heading: 'Wat er op tafel ligt', parts: [] },
    {
      id: '1.1',
      heading: 'Elementen',
      parts: [
        'Er zijn er 25 van elk: **energie**, **bioteelt**, **technologie** en **gemeenschap**. Iedere speler heeft een daarvan als eigen kleur; alle vier doen in elke partij mee.',
        {
          ours: 'Welke kleur bij welk element hoort: energie rood, bioteelt groen, technologie paars, gemeenschap blauw.',
        },
      ],
    },
    {
      id: '1.2',
      heading: 'Regio’s en fabrieken',
      parts: [
        'Woestijn, water en bos zijn regio’s van zeshoekige vakken. Daartussen liggen drie fabrieken: A raakt woestijn en water, B water en bos, C bos en woestijn.',
        {
          ours: 'Het bord van een regio: 37 vakken. De zes hoeken zijn **randvakken**, die alleen een speciale bonus bereikt; het middelste is het midden; op vier andere ligt een bonusfiche.',
        },
        {
          figure: 'start',
          caption:
            'Het begin van een partij met drie spelers: iedere speler heeft een eerste element gelegd, en elke fabriek heeft er één van elke kleur.',
        },
      ],
    },
    {
      id: '1.3',
      heading: 'Bonusfiches',
      parts: [
        'Er zijn er 24, zes van elke soort: overheidssubsidie, automatisering, particulier initiatief en nieuwe bouwvergunningen. Je mag er zoveel hebben als je wilt; een gebruikt fiche gaat uit het spel. Wat ze doen, staat in §3.7.',
      ],
    },
    {
      id: '1.4',
      heading: 'Projectkaarten',
      parts: [
        'Er zijn er 56, en elk toont een patroon van elementen. Een **gebouw** heeft één kleur en is 4 punten waard, maar slechts 2 voor de speler van die kleur. Een **project van twee kleuren** is zoveel punten waard als het vakken heeft: 3, 4 of 5.',
        { ruling: 'Een gebouw van een kleur die niemand speelt, is voor iedereen 4 waard.' },
        {
          ours: 'De patronen, soorten en namen van de kaarten: 16 soorten, waarvan vier gebouwen met elk vijf kaarten en twaalf kleurenparen met elk drie kaarten. Geen twee kaarten hebben hetzelfde patroon en elke kleur komt even vaak voor.',
        },
        {
          figure: 'cards',
          caption:
            'Een aanbod van vier projecten naast de stapel: elke kaart toont haar patroon, haar kleuren en wat ze waard is.',
        },
      ],
    },
    {
      id: '1.5',
      heading: 'Productietegels',
      parts: [
        'Er zijn er 12. Op hun achterkant staan vier elementen; een ervan draagt de **vlag** en luidt het einde in.',
        { ours: 'Wat de achterkanten tonen: samen 12 van elke kleur.' },
      ],
    },
    {
      id: '1.6',
      heading: 'Scoresporen',
      parts: [
        'Elke regio heeft een spoor van 20, en iedere speler heeft op elk een pion. Wie de 20 passeert, begint aan een nieuw rondje.',
      ],
    },
    { id: '2', heading: 'Voorbereiding', parts: [] },
    { id: '2.1', heading: 'Fabrieken', parts: ['Elke fabriek begint met één element van elke kleur.'] },
    {
      id: '2.2',
      heading: 'Fiches',
      parts: [
        'De bonusfiches worden geschud. Elke regio krijgt er vier, open op haar bonusvakken, en een stapel van vier waarvan alleen het bovenste te zien is.',
      ],
    },
    {
      id: '2.3',
      heading: 'Startspeler',
      parts: [
        'Er wordt met de klok mee gespeeld.',
        { ruling: 'De startspeler wordt geloot, of gekozen door wie de tafel opent.' },
      ],
    },
    {
      id: '2.4',
      heading: 'Kaarten en kleuren',
      parts: [
        'Iedereen krijgt drie projectkaarten en houdt ze verborgen. De kleuren gaan naar plaats: energie, bioteelt, technologie, gemeenschap. Met een optie van de tafel kiezen de spelers ze in beurtvolgorde.',
      ],
    },
    {
      id: '2.5',
      heading: 'Eerste elementen',
      parts: [
        'In beurtvolgorde legt iedere speler één element van de eigen kleur uit de voorraad: in het midden van een lege regio, of naast een element dat er al ligt. Een regio mag leeg blijven. Pas dan worden vier projecten als aanbod neergelegd.',
        { ruling: 'Een bonusvak mag worden bedekt en geeft meteen zijn fiche; een project bouwen kan nog niet.' },
      ],
    },
    {
      id: '2.6',
      heading: 'Productie',
      parts: [
        'De tegel met de vlag ligt onderop, de andere worden er geschud bovenop gelegd: 9 tegels in totaal met twee spelers, 10 met drie, 12 met vier. Bovenop komt één element van elke kleur.',
      ],
    },
    {
      id: '3',
      heading: 'Een beurt',
      parts: ['Drie acties en, als je wilt, één bonusfiche. Na elk element dat je legt, mag je bouwen.'],
    },
    {
      id: '3.1',
      heading: 'Drie acties',
      parts: [
        'Je doet er precies drie, in elke combinatie en volgorde:',
        {
          list: [
            '**Trek** een project uit het aanbod of van de stapel. Het aanbod wordt pas aan het einde van je beurt aangevuld, en een hand heeft geen maximum.',
            '**Verplaats** één element uit een fabriek naar een regio die de fabriek raakt.',
          ],
        },
      ],
    },
    {
      id: '3.2',
      heading: 'Waar een element komt',
      parts: [
        'Op een vrij gewoon vak naast een element van de regio, van welke kleur ook; een element op een randvak telt ook. In een lege regio komt het in het midden. Randvakken zijn alleen voor de nieuwe bouwvergunningen (§3.7).',
      ],
    },
    { id: '3.3', heading: 'Een fiche nemen', parts: ['Bedek een bonusfiche met een element en het is van jou.'] },
    {
      id: '3.4',
      heading: 'Een actie die niet kan',
      parts: [
        {
          ruling:
            'Kun je niet trekken en niet verplaatsen, dan gaat de actie verloren. Dat kan niet gebeuren voor de vlag is omgedraaid.',
        },
      ],
    },
    {
      id: '3.5',
      heading: 'Een project bouwen',
      parts: [
        'Vlak nadat je een element hebt gelegd, met een actie of een bonus, mag je in die regio **één** project bouwen als',
        {
          list: [
            'de kaart in je hand was toen je het element legde,',
            'het patroon in de regio ligt en het zojuist gelegde element gebruikt, randvakken inbegrepen,',
            'het laatste project in die regio van een andere soort is: een veelzijdige stad herhaalt zich nooit.',
          ],
        },
        'De elementen blijven liggen en mogen opnieuw dienen. De kaart komt boven op de laatste die in de regio is gebouwd.',
        {
          ruling:
            'Patronen mogen worden gedraaid, maar niet gespiegeld. Een kaart die je na het leggen trekt, komt te laat.',
        },
        {
          figure: 'regions',
          caption:
            'Enkele ronden later: in de regio’s zijn projecten gebouwd en de pionnen van de spelers zijn opgeschoven op de sporen eromheen.',
        },
      ],
    },
    {
      id: '3.6',
      heading: 'Scoren',
      parts: [
        'De punten komen op het spoor van die regio. Telkens als je pion 7, 13 of 18 bereikt of passeert, neem je het bovenste fiche van de stapel van de regio, als er nog een is.',
        { ruling: 'In latere rondjes tellen dezelfde stappen opnieuw: 27, 33, 38 enzovoort.' },
      ],
    },
    {
      id: '3.7',
      heading: 'Bonusfiches gebruiken',
      parts: [
        'Hoogstens één per beurt, gratis, voor, tussen of na je acties. Een fiche dat je net hebt gewonnen, mag je gebruiken; een fiche dat niets zou doen, niet.',
        {
          list: [
            '**Overheidssubsidie**: trek twee projecten, elk uit het aanbod of van de stapel.',
            '**Automatisering**: doe één extra actie.',
            '**Particulier initiatief**: leg een element naar keuze uit de voorraad in een regio naar keuze, volgens de gewone regel.',
            '**Nieuwe bouwvergunningen**: verplaats een element uit een fabriek naar een vrij randvak van een regio die aan de fabriek grenst, naast een element.',
          ],
        },
        {
          ruling:
            'Nooit tussen het leggen en het bouwen dat erbij hoort. Particulier initiatief bereikt geen randvakken.',
        },
      ],
    },
    {
      id: '3.8',
      heading: 'Lege fabrieken',
      parts: [
        'Een fabriek die leeg raakt, wordt meteen bijgevuld, ook midden in je beurt: ze krijgt de elementen die op de productie liggen. Dan wordt de bovenste tegel omgedraaid, de elementen op zijn achterkant komen uit de voorraad op de productie, en de tegel gaat uit het spel.',
        'Een kleur die op is, wordt overgeslagen; een fabriek die niets krijgt, blijft leeg.',
        { ruling: 'Is er geen tegel meer, dan wordt het midden gevuld met één element van elke kleur.' },
      ],
    },
    {
      id: '3.9',
      heading: 'De volgorde',
      parts: ['Altijd dezelfde: leggen, fiche nemen, fabriek bijvullen, en pas dan beslissen of je bouwt.'],
    },
    {
      id: '3.10',
      heading: 'Het moment om te bouwen',
      parts: [
        'De kans om te bouwen duurt tot je iets anders doet. Aan het einde van je beurt wordt het aanbod aangevuld tot vier kaarten, zolang de stapel reikt.',
        {
          ruling:
            'De volgende actie of bonus sluit de kans af. Na je derde actie beëindig je de beurt zelf als je een fiche hebt of een kaart die de anderen niet kennen, anders eindigt ze vanzelf: een pauze verraadt nooit wat een verborgen hand bevat.',
        },
      ],
    },
    {
      id: '3.11',
      heading: 'Wat iedereen weet',
      parts: [
        'Iedereen ziet hoeveel kaarten je hebt, en wat je uit het aanbod nam, blijft bekend tot het gebouwd is. Je andere kaarten, de achterkanten van de productietegels en de fiches onder het bovenste van een stapel zijn verborgen.',
      ],
    },
    { id: '4', heading: 'Einde en telling', parts: [] },
    {
      id: '4.1',
      heading: 'Wanneer het eindigt',
      parts: ['Wordt de tegel met de vlag omgedraaid, dan wordt de ronde uitgespeeld en volgt er nog één hele ronde.'],
    },
    {
      id: '4.2',
      heading: 'Groepen',
      parts: [
        'In elke regio tel je de grootte van de grootste aaneengesloten groep van je eigen kleur erbij, randvakken inbegrepen. Deze punten leveren geen fiches meer op.',
      ],
    },
    {
      id: '4.3',
      heading: 'Eindscore',
      parts: [
        'Je beste regio, plus je tweede, plus **driemaal** je zwakste, plus 3 voor elk bonusfiche dat je niet hebt gebruikt.',
        {
          table: {
            caption: 'Punten',
            head: ['Voor', 'punten'],
            rows: [
              ['elk project', 'het getal, in zijn regio'],
              ['je grootste groep in een regio', '1 voor elk element ervan'],
              ['je zwakste regio', 'telt driemaal'],
              ['elk bonusfiche dat over is', '3'],
            ],
          },
        },
      ],
    },
    {
      id: '4.4',
      heading: 'Gelijke stand',
      parts: [
        'De betere zwakste regio beslist, dan de tweede, dan de beste.',
        { ruling: 'Is alles gelijk, dan wordt de overwinning gedeeld.' },
      ],
    },
    {
      id: '5',
      heading: 'Uitgewerkte voorbeelden',
      parts: [
        {
          example:
            'Tijdens de partij scoorde je 18, 6 en 15; je groepen voegen 4, 5 en 4 toe; er zijn twee fiches over. Dat is 22 + 19 + 3 × 11 + 6 = 80.',
        },
        {
          list: [
            'Een gebouw van een andere kleur is 4 waard, een van je eigen kleur maar 2.',
            'Van 5 naar 9 passeer je de 7 en neem je één fiche; van 12 naar 17 één voor de 13; van 13 naar 18 één voor de 18. Van een lege stapel neem je niets.',
            'Een kaart van de soort die het laatst in de woestijn is gebouwd, kan daar nu niet worden gebouwd, maar wel in het bos.',
            'Een patroon dat al compleet was zonder het zojuist gelegde element, kun je daarmee niet bouwen. Het spiegelbeeld ook niet.',
            'Je leegt een fabriek met precies het element dat een patroon compleet maakt: eerst wordt de fabriek bijgevuld en een tegel omgedraaid, dan beslis je of je bouwt.',
            'Je bedekt een fiche en mag het meteen gebruiken, als je in deze beurt nog geen hebt gebruikt.',
          ],
        },
      ],
    },
    {
      id: '6',
      heading: 'Toeval en wat verborgen is',
      parts: [
        'Niets wordt vooraf in het geheim gedeeld. Kaarten, fiches en tegels worden getrokken wanneer de regels ze omdraaien, uit alles wat er nog kan zijn. De bots zien wat een speler op hun plaats zou zien, en niet meer.',
      ],
    },
    {
      id: 'tips',
      heading: 'Voor je eerste partij',
      parts: [
        {
          list: [
            'Let op je zwakste regio: een punt daar is er drie waard. Begin vroeg in alle drie.',
            'Gebouwen van andere kleuren leveren 4 punten op voor drie of vier elementen: een goed begin.',
            'Iedereen legt in dezelfde regio’s. Een element van jou kan het patroon van de volgende speler compleet maken, dus kijk welke kaarten die uit het aanbod nam.',
            'Elementen van je eigen kleur tellen dubbel: in patronen, en aan het einde in je grootste groep. Laat ze elkaar raken.',
            'Een ongebruikt fiche is 3 punten waard. Gebruik het als het meer oplevert.',
            'Hoe minder productietegels er over zijn, hoe minder kaarten je moet trekken: een kaart die niet wordt gebouwd, is niets waard.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'Over deze regels',
      parts: [
        'Deze pagina vertelt de regels van Neotopia in onze eigen woorden. Ludopolis is onafhankelijk en onofficieel: het is niet gemaakt of goedgekeurd door de auteurs of de uitgever van het spel en gebruikt geen van hun illustraties.',
        'De gepubliceerde spelregels tonen het bord, de projecten en de tegels alleen in afbeeldingen. Die hebben we zelf ontworpen; ze staan op deze pagina gemerkt als **ons eigen ontwerp**. Waar de tekst iets openlaat, staat onze lezing gemerkt als **onze uitleg**.',
      ],
    },
  ],
}
