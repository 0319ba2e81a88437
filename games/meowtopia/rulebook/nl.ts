// The rules of Meowtopia to read, in Dutch.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Meowtopia',
  goal: 'Wek je kittens, stuur ze aan het werk en geef ze ’s avonds allemaal te eten, terwijl akkers, kanalen en handelaars om hen heen groeien. Wie de meeste punten heeft als akkers, kanalen of kittens opraken, wordt burgemeester.',
  scoring: '8',
  sections: [
    {
      id: 'short',
      heading: 'Het spel in een minuut',
      parts: [
        'Voor 2 tot 4 spelers. Niets is verborgen, en als de startspeler eenmaal is geloot, speelt geluk geen rol meer. Je beurt is een dag:',
        {
          steps: [
            '**Ochtend**: wek slapende arbeiders en geef elke handelaar iets te verkopen.',
            '**Dag**: neem een vrije actietegel en stuur zoveel wakkere arbeiders als je wilt; ze vallen in slaap. Dan mag iedere andere speler met één arbeider volgen, of passen en er een laten wakker worden.',
            '**Avond**: voer al je kittens, elk 2 voedsel. Elke bevloeide akker helpt mee.',
          ],
        },
        'Kittens, kanalen en wat je handelaars hebben verkocht, leveren de meeste punten op. Hongerige kittens kosten er.',
      ],
    },
    { id: '1', heading: 'Wat er op tafel ligt', parts: [] },
    {
      id: '1.1',
      heading: 'Kittens, akkers en kanalen',
      parts: [
        'Iedere speler heeft een familie van zes kittens. Een kitten is **arbeider** of **handelaar**, de hele partij lang. Akkers en kanalen liggen op het gemeenschappelijke bord, minder met minder spelers:',
        {
          table: {
            caption: 'Op het gemeenschappelijke bord voor de voorbereiding',
            head: ['Spelers', 'akkers', 'kanalen'],
            rows: [
              ['2', '22', '22'],
              ['3', '25', '25'],
              ['4', '30', '28'],
            ],
          },
        },
        'De rest van de 34 akkers en 32 kanalen ligt apart en wordt gebruikt zodra het einde is ingezet (§7).',
        { ours: 'De vacht van de families: rood, zwart, grijs en wit.' },
      ],
    },
    {
      id: '1.2',
      heading: 'Voedsel, munten en straffen',
      parts: [
        'Voor de partij kies je hoeveel voedsel en hoeveel munten er zijn:',
        {
          list: [
            '**Zoveel als er in de doos zit**: 96 voedsel en 20 munten. Wie meer zou krijgen, krijgt wat er over is. Wat wordt betaald of verloren, gaat terug naar de voorraad; wat bij handelaars ligt, blijft daar tot de handelaar vertrekt.',
            '**Onbeperkt**: geen van beide raakt ooit op.',
          ],
        },
        'Alleen de families van wie meespeelt, doen mee.',
        {
          ruling:
            'De spelregels tellen 20 munten en 36 voedselfiches en zeggen alleen van akkers en kanalen dat ze niet beperkt zijn, dus beide manieren zijn mogelijk. Is er weinig voedsel over, dan krijgen de tegels die niemand nam het in de volgorde voedsel, bevloeiing, goud, aannemen, akkers. Straffiches raken nooit op, en je mag zoveel handelaars hebben als je wilt.',
        },
        { ours: 'De waarden van de voedselfiches: twaalf van 1, twaalf van 2 en twaalf van 5.' },
      ],
    },
    {
      id: '1.3',
      heading: 'Actietegels',
      parts: [
        'Er zijn er vijf: **voedsel**, **bevloeiing**, **goud**, **aannemen** en **akkers**.',
        {
          figure: 'tiles',
          caption: 'De vijf actietegels aan het begin van een ronde: elk kan door één speler worden genomen.',
        },
      ],
    },
    {
      id: '2',
      heading: 'Voorbereiding',
      parts: [
        'Iedereen neemt uit de gemeenschappelijke voorraad twee kittens van de eigen familie (wakkere arbeiders), twee akkers naast elkaar met een kanaal ertussen, 4 voedsel en 1 munt. Beide akkers zijn dus van het begin af bevloeid.',
        { ruling: 'De startspeler wordt geloot, of gekozen door wie de tafel opent.' },
      ],
    },
    {
      id: '3',
      heading: 'Een ronde',
      parts: [
        'Iedereen heeft één beurt, met de klok mee vanaf de startspeler. Een actietegel kan maar één keer per ronde worden genomen. Aan het einde van de ronde krijgt elke tegel die niemand nam 1 voedsel, alle tegels komen terug en de volgende speler links wordt startspeler.',
      ],
    },
    { id: '4', heading: 'Een beurt', parts: ['Ochtend, dag en avond, in deze volgorde.'] },
    {
      id: '4.1',
      heading: 'Ochtend: wekken',
      parts: [
        {
          list: [
            'Al je arbeiders zijn wakker: je krijgt 1 voedsel.',
            'Precies één slaapt: die mag gratis wakker worden.',
            'Er slapen er twee of meer: elk dat je wekt, kost 1 voedsel.',
          ],
        },
        'Je hoeft nooit iemand te wekken.',
        { ruling: 'Wekken komt voor verkopen; een andere volgorde zou nooit beter zijn.' },
      ],
    },
    {
      id: '4.2',
      heading: 'Ochtend: verkopen',
      parts: [
        'Elk van je handelaars mag één stuk van je krijgen, 1 voedsel of een munt. Daarna neemt hij alleen nog die soort. Handelaars die je vandaag aanneemt, beginnen morgen.',
      ],
    },
    {
      id: '4.3',
      heading: 'Dag: een actie nemen',
      parts: [
        'Je moet een vrije actietegel nemen, en je krijgt het voedsel dat erop ligt, ook als je niemand stuurt. Stuur hoogstens zes wakkere arbeiders; ze vallen in slaap.',
        {
          table: {
            caption: 'Wat de acties opleveren',
            head: ['Actie', 'voor de gestuurde arbeiders'],
            rows: [
              ['Voedsel', '2, 5, 8, 12, 16 of 20 voedsel voor een tot zes arbeiders'],
              ['Goud', 'elk 1 munt'],
              ['Akkers', 'elk 1 akker, meteen met een zijde tegen een van je akkers gelegd'],
              ['Bevloeiing', 'elk 1 kanaal, meteen langs een vrije zijde van een van je akkers gelegd'],
              ['Aannemen', 'elk 1 kitten, voor 1 munt per kitten'],
            ],
          },
        },
        {
          list: [
            'Een akker is **bevloeid** als er langs een van zijn vier zijden een kanaal ligt. Een kanaal tussen twee akkers bevloeit allebei. Akkers en kanalen worden nooit verplaatst.',
            'Een aangenomen kitten wordt meteen arbeider of handelaar; het komt wakker aan.',
            'De laatste akker of het laatste kanaal van het bord houdt niemand tegen: wat ontbreekt, komt uit wat apart ligt.',
          ],
        },
        {
          ruling:
            'Pas als de voorraad van je eigen familie leeg is, neem je uit de familie van een andere speler aan, en dat zet het einde in (§7). Nieuwe kittens kunnen niet werken in de actie die hen bracht. Je kunt niet meer arbeiders sturen dan de actie kan gebruiken: niemand gaat voor voedsel of munten die er niet zijn.',
        },
        {
          figure: 'farm',
          caption:
            'Een boerderij na enkele ronden. Langs de zijden van akkers liggen kanalen met water: waar er een ligt, groeit er iets en helpt de akker ’s avonds mee; de kale akker is droog.',
        },
      ],
    },
    {
      id: '4.4',
      heading: 'Dag: de anderen volgen of passen',
      parts: [
        'Met de klok mee beslist iedere andere speler:',
        {
          list: [
            '**Volgen**: stuur precies één wakkere arbeider en doe dezelfde actie één keer. Dat kan ook als wie aan de beurt is niemand stuurde.',
            '**Passen**: een van je slapende arbeiders wordt gratis wakker. Slaapt er geen, dan krijg je 1 voedsel.',
          ],
        },
        'Wie de actie niet kan doen, past.',
        { ruling: 'Als je past, wordt er altijd vanzelf een arbeider wakker, want dat is nooit slechter.' },
      ],
    },
    {
      id: '4.5',
      heading: 'Avond: iedereen voeren',
      parts: [
        'Alleen wie aan de beurt is, voert: **2 voedsel per kitten**, arbeiders en handelaars gelijk, **min 1 voor elke bevloeide akker**. De rekening zakt nooit onder 0, en wat de akkers meer geven, is verloren.',
        'Kun of wil je niet iedereen voeren, kies dan een van twee wegen, nooit allebei op dezelfde avond:',
        {
          list: [
            '**Ontslaan**: een kitten gaat terug naar de voorraad van zijn familie, je krijgt 3 voedsel en zijn goederen zijn verloren. Ga zo door, een voor een, tot je iedereen die blijft kunt voeren.',
            '**Iedereen houden**: neem een straf van −3 punten voor elk kitten dat hongerig blijft. Elk bespaart 2 voedsel, of wat er van de rekening over is.',
          ],
        },
        {
          ruling:
            'Waar niets te betalen is, wordt niemand ontslagen. De laatste arbeider van een huishouden kan nooit worden ontslagen; je eerste twee akkers voeren hem in elk geval. De goederen van een ontslagen handelaar gaan terug naar de voorraad voor je de 3 voedsel krijgt.',
        },
        {
          figure: 'household',
          caption:
            'Een huishouden: wat er in voorraad is, de arbeiders, wakker of slapend, en de handelaars met wat ze hebben verkocht.',
        },
      ],
    },
    {
      id: '5',
      heading: 'Kant B: twee acties op een tegel',
      parts: [
        'In deze variant toont elke tegel twee acties, en elke actie staat op twee tegels. Wie een tegel neemt, zegt welke van de twee hij doet, ook als hij niemand stuurt. Wie volgt, doet **de andere**.',
        {
          ours: 'De paren: voedsel en bevloeiing, bevloeiing en goud, goud en aannemen, aannemen en akkers, akkers en voedsel.',
        },
      ],
    },
    {
      id: '6',
      heading: 'Bijzonderheden',
      parts: [
        'Voedsel op een actietegel stapelt zich ronde na ronde op tot iemand de tegel neemt.',
        'Heb je uit een andere familie aangenomen, dan zijn je kittens niet meer allemaal gelijk: een ontslagen kitten gaat terug naar zijn eigen familie. Waar het ertoe doet, wordt gevraagd welk je bedoelt.',
      ],
    },
    {
      id: '7',
      heading: 'Het einde',
      parts: [
        'Het einde wordt ingezet als iemand de laatste akker of het laatste kanaal van het gemeenschappelijke bord neemt, of een kitten van een andere familie aanneemt. De ronde wordt uitgespeeld; akkers en kanalen komen dan uit wat apart ligt en raken nooit op.',
        'Daarna levert elk wakker kitten, handelaars inbegrepen, zijn eigenaar 1 voedsel op.',
        {
          ruling:
            'Heeft niets het einde ingezet, dan is de partij na ronde 40 afgelopen; vanaf ronde 36 wordt dat gezegd. Het voedsel voor wakkere kittens wordt gegeven, ook als de voorraad op is.',
        },
      ],
    },
    {
      id: '8',
      heading: 'Telling',
      parts: [
        {
          table: {
            caption: 'Punten',
            head: ['Voor', 'punten'],
            rows: [
              ['elk kitten', '3'],
              ['elk kanaal', '1 voor elke akker die het bevloeit: 1 of 2'],
              ['elke munt bij een handelaar', '3'],
              ['elk voedsel bij een handelaar', '2'],
              ['elke munt in bezit', '1'],
              ['elke 2 voedsel in bezit', '1'],
              ['elke straf', '−3'],
            ],
          },
        },
        'Het hoogste totaal wint.',
        { ruling: 'Bij gelijke totalen wordt de overwinning gedeeld.' },
      ],
    },
    {
      id: '9',
      heading: 'Uitgewerkte voorbeelden',
      parts: [
        {
          list: [
            'Drie kittens en vier bevloeide akkers: 6 − 4, dus je betaalt 2 voedsel.',
            'Niemand slaapt ’s ochtends: 1 voedsel voor jou. Eén slaapt: die wordt gratis wakker. Drie slapen: er twee wekken kost 2 voedsel.',
            'Vier arbeiders op voedsel leveren 12 op; de ene arbeider van wie volgt levert er 2 op.',
            'Een akker die tegen een kanaal komt dat er al ligt, is meteen bevloeid.',
            'Een kanaal tussen twee akkers is 2 punten waard, een aan de rand van je boerderij 1.',
            'Je hebt alle zes de kittens van je familie en neemt een zevende uit een andere aan: dit is de laatste ronde.',
            'Wie aan de beurt is, neemt het laatste kanaal; wie volgt, krijgt er toch nog een.',
          ],
        },
        {
          example:
            'Vier kittens en een rekening die 3 voedsel te hoog voor je is. Ofwel blijven er twee hongerig (−6 punten), ofwel ontsla je er een, krijg je 3 voedsel en voer je de anderen. Eén ontslaan en één hongerig laten mag niet.',
        },
      ],
    },
    {
      id: 'tips',
      heading: 'Voor je eerste partij',
      parts: [
        {
          list: [
            'Reken de avond uit voor je de dag besteedt: een straf kost zoveel als een kitten waard is.',
            'Elke bevloeide akker bespaart elke avond 1 voedsel. Hoe eerder hij ligt, hoe meer hij geeft.',
            'Leg akkers in een blok: een kanaal tussen twee akkers bevloeit allebei en scoort dubbel.',
            'Houd een arbeider wakker voor de beurten van de anderen. Voor volgen heb je geen tegel nodig, en met passen wordt er toch iemand wakker.',
            'Een handelaar die elke ochtend een munt krijgt, verdient 3 punten per beurt. Neem er vroeg een aan en zorg voor munten.',
            'Let op het bord: wie de laatste akker of het laatste kanaal neemt, beslist wanneer de partij eindigt.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'Over deze regels',
      parts: [
        'Deze pagina vertelt de regels van Meowtopia in onze eigen woorden. Ludopolis is onafhankelijk en onofficieel: het is niet gemaakt of goedgekeurd door de auteurs of de uitgever van het spel en gebruikt geen van hun illustraties.',
        'Wat de gepubliceerde spelregels alleen in afbeeldingen tonen, hebben we zelf ontworpen; het staat op deze pagina gemerkt als **ons eigen ontwerp**. Waar de tekst iets openlaat, staat onze lezing gemerkt als **onze uitleg**.',
      ],
    },
  ],
}
