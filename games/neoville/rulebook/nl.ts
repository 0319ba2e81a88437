// The rules of Neoville to read, in Dutch.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Neoville',
  goal: 'Leg met zestien tegels een stad van vier bij vier en zet er wolkenkrabbers en voorzieningen op. Alles wat je bouwt, levert punten op als je stad het waarmaakt en kost er anders evenveel; de meeste harmoniepunten winnen.',
  scoring: '5',
  sections: [
    {
      id: 'short',
      heading: 'Het spel in een minuut',
      parts: [
        'Voor 2 tot 4 spelers. Iedereen bouwt een eigen stad; het aanbod van tegels en de voorraad gebouwen zijn gemeenschappelijk. In elk van de 16 ronden doe je drie dingen:',
        {
          steps: [
            '**Leg** een tegel uit je hand naast je stad, gedraaid zoals je wilt.',
            '**Bouw**, als je wilt, één wolkenkrabber of één voorziening op de tegel die je net hebt gelegd.',
            '**Trek** een tegel, uit het aanbod of van de stapel.',
          ],
        },
        'Vakjes van één terrein die elkaar raken, vormen een **wijk**. Een wolkenkrabber met waarde 8 heeft een wijk van minstens 8 vakjes van zijn terrein nodig: dan levert hij 8 punten op, anders kost hij er 8. Niemand dwingt je te bouwen, dus beloof alleen wat je kunt waarmaken.',
      ],
    },
    { id: '1', heading: 'Wat er op tafel ligt', parts: [] },
    {
      id: '1.1',
      heading: 'Stadstegels',
      parts: [
        'Er zijn 74 stadstegels en 4 rechtvaardigheidstegels. Een tegel bestaat uit 2 × 2 vakjes, elk van **klei**, **gras**, **rots** of **water**. Op sommige vakjes ligt een **park** (een boom), op andere een **sportterrein** (een atleet). Op die twee kun je niet bouwen, maar ze tellen mee in hun wijk en kunnen een bonus opleveren (§5.5).',
      ],
    },
    {
      id: '1.2',
      heading: 'Wolkenkrabbers',
      parts: [
        'Er zijn er 28: vier soorten met de waarden 4, 5, 6, 7, 8, 10 en 12. Elke soort hoort bij een terrein.',
        {
          table: {
            caption: 'Soorten wolkenkrabbers',
            head: ['Wolkenkrabber', 'staat op'],
            rows: [
              ['Terracotta', 'klei'],
              ['Boom', 'gras'],
              ['Steen', 'rots'],
              ['Waterval', 'water'],
            ],
          },
        },
      ],
    },
    {
      id: '1.3',
      heading: 'Voorzieningen',
      parts: [
        'Er zijn er 36: 12 milieubussen, 12 molens en 12 biosferen. Aan een partij doen maar twee van de drie soorten mee.',
        {
          table: {
            caption: 'Wat elke voorziening vraagt en wat ze oplevert',
            head: ['Voorziening', 'vraagt', 'punten'],
            rows: [
              ['Milieubus', '4 parken op zijn lijnen', '8'],
              ['Milieubus', '4 sportterreinen op zijn lijnen', '8'],
              ['Milieubus', '4 parken of sportterreinen, gemengd naar wens', '5'],
              ['Milieubus', '3 wolkenkrabbers op zijn lijnen', '5'],
              ['Milieubus', '4 wolkenkrabbers op zijn lijnen', '8'],
              ['Milieubus', '3 andere voorzieningen op zijn lijnen', '8'],
              ['Molen', 'een tegel van de linkerkolom, de rechterkolom, de bovenste of de onderste rij', '4'],
              ['Molen', 'een hoektegel', '5'],
              ['Molen', 'een van de vier tegels in het midden', '6'],
              ['Biosfeer', 'een wijk die een L of een lijn van 3 is', '5'],
              ['Biosfeer', 'een wijk die een vierkant of een T van 4 is', '6'],
              ['Biosfeer', 'een wijk die een V of een U van 5 is', '8'],
            ],
          },
        },
        { ruling: 'Elk ontwerp is er tweemaal: zes ontwerpen maken de twaalf stukken van een soort.' },
        {
          ours: 'De vormen van de biosferen, behalve de L van drie. Ze zien er in de spiegel allemaal hetzelfde uit, dus het maakt nooit uit hoe een vorm ligt.',
        },
        {
          figure: 'supply',
          caption:
            'De voorraad aan het begin van een partij met twee spelers: wolkenkrabbers op soort en waarde, en daaronder de getrokken voorzieningen, elk met wat ze vraagt.',
        },
      ],
    },
    {
      id: '1.4',
      heading: 'Welke tegels er zijn',
      parts: [
        'Elke tegel toont minstens twee terreinen, en van elk terrein zijn er in totaal precies 74 vakjes. Op 26 vakjes ligt een park en op 26 een sportterrein, nooit allebei op één vakje en hoogstens één van elk op een tegel.',
        {
          ours: 'De 74 tegels: 12 met drie vakjes van één terrein en één van een ander, 24 met twee en twee naast elkaar, 6 met twee en twee kruiselings, 24 met een paar en twee losse vakjes, 8 met alle vier de terreinen.',
        },
      ],
    },
    {
      id: '1.5',
      heading: 'Rechtvaardigheidstegels',
      parts: [
        'De rechtvaardigheidstegels 1 t/m 4 vangen de beurtvolgorde op: hoe later je aan de beurt bent, hoe beter je tegel.',
        {
          ours: 'Wat de vier rechtvaardigheidstegels tonen. We hebben ze met gesimuleerde partijen bijgesteld tot elke plaats ongeveer even vaak won.',
        },
      ],
    },
    { id: '2', heading: 'Voorbereiding', parts: [] },
    {
      id: '2.1',
      heading: 'Wolkenkrabbers',
      parts: [
        'Met twee spelers blijven de waarden 5 en 7 in de doos (20 wolkenkrabbers blijven over), met drie alleen de 7 (24 blijven over), met vier doen alle 28 mee. Alles ligt open voor iedereen.',
      ],
    },
    {
      id: '2.2',
      heading: 'Voorzieningen',
      parts: [
        'Twee van de drie soorten worden willekeurig getrokken, dan van elk 5, 6 of 7 stuks voor 2, 3 of 4 spelers. Ook die liggen open. Wie de tafel opent, mag de twee soorten ook kiezen.',
      ],
    },
    {
      id: '2.3',
      heading: 'Startspeler',
      parts: [
        'In beurtvolgorde nemen de spelers rechtvaardigheidstegel 1, 2, 3 en 4; wat overblijft, doet niet mee.',
        { ruling: 'De startspeler wordt geloot, of gekozen door wie de tafel opent.' },
      ],
    },
    {
      id: '2.4',
      heading: 'Aanbod en handen',
      parts: [
        'De stadstegels worden geschud. Vier liggen open als aanbod en iedereen trekt er twee. Met de rechtvaardigheidstegel is dat een hand van drie.',
        {
          ruling:
            'Handen zijn verborgen, maar wat iedereen heeft gezien, blijft bekend: rechtvaardigheidstegels en tegels uit het aanbod. Iedereen ziet ook vanaf welke plek in je hand je speelt.',
        },
      ],
    },
    {
      id: '3',
      heading: 'Een beurt',
      parts: ['Drie stappen, altijd in deze volgorde. Dan is de volgende speler aan de beurt.'],
    },
    {
      id: '3.1',
      heading: 'Een tegel leggen',
      parts: [
        'Kies een van de drie tegels in je hand, draai hem zoals je wilt en leg hem neer. De rechtvaardigheidstegel is een tegel als elke andere.',
        {
          list: [
            'Na de eerste raakt elke tegel met een hele zijde een van je tegels, nooit met een halve.',
            'De stad groeit in elke richting, maar nooit verder dan 4 × 4. Waar het kader ligt, staat pas vast als de stad vier breed en vier hoog is.',
            'Terreinen die elkaar raken, hoeven niet gelijk te zijn.',
            'Ligt een tegel eenmaal, dan wordt hij nooit meer verplaatst of gedraaid.',
            'Je mag twee wijken van hetzelfde terrein die allebei een wolkenkrabber hebben niet verbinden, tenzij het niet anders kan. Een wijk tot een ring sluiten verbindt niets en mag.',
          ],
        },
        {
          ruling:
            'Het kan niet anders als geen enkele tegel uit je hele hand, hoe ook gedraaid en waar ook gelegd, de wijken gescheiden zou houden. Dat één tegel het niet kan, is niet genoeg.',
        },
      ],
    },
    {
      id: '3.2',
      heading: 'Bouwen, of niet',
      parts: [
        'Je mag één stuk uit de voorraad op de tegel zetten die je net hebt gelegd, op een vakje zonder park of sportterrein. Een tegel draagt dus nooit meer dan één stuk, en een kans die je laat liggen, is weg.',
        {
          list: [
            'Een **wolkenkrabber** heeft een vakje van zijn terrein nodig, in een wijk zonder wolkenkrabber.',
            'Een **voorziening** mag op elk terrein en in elke wijk staan.',
          ],
        },
      ],
    },
    {
      id: '3.3',
      heading: 'Een tegel trekken',
      parts: [
        'Neem een van de vier tegels van het aanbod, dat meteen wordt aangevuld, of de bovenste tegel van de stapel. Er zijn altijd genoeg tegels.',
        { ruling: 'In de laatste ronde trekt niemand, want het zou niets veranderen.' },
        { figure: 'market', caption: 'Het aanbod: vier tegels om uit te kiezen, of een onbekende van de stapel.' },
      ],
    },
    {
      id: '4',
      heading: 'Wijken',
      parts: [
        'Een wijk bestaat uit alle vakjes van één terrein die elkaar met hun zijden raken, over zoveel tegels als je wilt; hoeken verbinden niet. Vakjes met een park of een sportterrein horen erbij en tellen mee voor de grootte.',
        {
          figure: 'growing',
          caption:
            'Een stad enkele ronden voor het einde. Wijken met een wolkenkrabber zijn omlijnd; het label naast een wolkenkrabber vergelijkt de grootte van zijn wijk met wat hij nodig heeft.',
        },
      ],
    },
    {
      id: '5',
      heading: 'Einde en telling',
      parts: [
        'Na 16 ronden is elke stad een volle 4 × 4. Nu wordt alles geteld wat gebouwd is.',
        {
          table: {
            caption: 'Punten',
            head: ['Voor', 'punten'],
            rows: [
              ['elke wolkenkrabber met genoeg vakjes', 'zijn getal'],
              ['elke voorziening die heeft wat haar teken vraagt', 'haar getal'],
              ['elke andere wolkenkrabber of voorziening', 'min het getal'],
              ['de meeste parken', '5'],
              ['de meeste sportterreinen', '5'],
            ],
          },
        },
      ],
    },
    {
      id: '5.1',
      heading: 'Wolkenkrabbers',
      parts: [
        'Een wolkenkrabber levert zijn waarde op als zijn wijk minstens zoveel vakjes heeft, anders kost hij zijn waarde. Staan er meerdere in een wijk, dan telt de beste voor de eigenaar en zijn de andere niets waard.',
      ],
    },
    {
      id: '5.2',
      heading: 'Milieubussen',
      parts: [
        'Een milieubus telt in zijn rij en zijn kolom vakjes, dwars door de hele stad: 15 vakjes in totaal. Hebben die wat hij vraagt, dan levert hij zijn waarde op, anders kost hij die. Zichzelf telt hij niet mee; één park mag meerdere milieubussen dienen.',
      ],
    },
    {
      id: '5.3',
      heading: 'Molens',
      parts: ['Een molen op een van zijn tegels van de voltooide 4 × 4 levert zijn waarde op, anders kost hij die.'],
    },
    {
      id: '5.4',
      heading: 'Biosferen',
      parts: [
        'Een biosfeer levert haar waarde op als haar wijk precies haar vorm heeft, geen vakje meer, hoe ook gedraaid en op welk terrein ook. Anders kost ze haar waarde. In een wijk kan maar één biosfeer scoren; elke andere daar kost punten.',
      ],
    },
    {
      id: '5.5',
      heading: 'Parken en sportterreinen',
      parts: [
        'Wie de meeste parken heeft, krijgt 5 punten, en wie de meeste sportterreinen heeft ook. Bij gelijke stand krijgt ieder de volle 5.',
        { ruling: 'Dat geldt ook bij nul: heeft geen stad een park, dan krijgt iedereen de 5 punten voor parken.' },
      ],
    },
    {
      id: '5.6',
      heading: 'Wie wint',
      parts: [
        'Het hoogste totaal. Bij gelijke stand wint de stad met meer wolkenkrabbers en voorzieningen samen; is ook dat gelijk, dan wordt de overwinning gedeeld.',
        {
          figure: 'finished',
          caption:
            'Een voltooide stad. Een groen label of vinkje toont wat scoort, een bruin wat punten kost: sommige wolkenkrabbers staan in een te kleine wijk.',
        },
      ],
    },
    {
      id: '6',
      heading: 'Uitgewerkte voorbeelden',
      parts: [
        {
          list: [
            'Een Waterval 8 in een wijk van acht of meer vakjes water: +8.',
            'Een Terracotta 5 in een wijk van vier vakjes klei: −5. Er ontbrak één vakje.',
            'Een Steen 4 in een wijk van twee: −4.',
            'Een biosfeer voor de L van drie in een wijk van precies drie vakjes water in een L: +5. Eén vakje meer en het is −5.',
            'Een milieubus voor vier parken met vier parken op zijn twee lijnen: +8.',
            'Een molen van de linkerkolom die in de linkerkolom staat: +4.',
            'Een U van vijf waarvan de opening is opgevuld, is geen U meer: −8. Een ring van acht vakjes telt als een wijk van acht.',
            'Twee biosferen van dezelfde passende vorm in één wijk: één scoort, de andere kost punten.',
          ],
        },
        {
          example:
            'Een hele stad: wolkenkrabbers 12 + 10 + 6 + 4 − 5 − 8, voorzieningen 5 + 8 + 5 + 6 − 5, samen 38 punten.',
        },
      ],
    },
    {
      id: 'tips',
      heading: 'Voor je eerste partij',
      parts: [
        {
          list: [
            'Begin klein: wolkenkrabbers van 4, 5 en 6 zijn bijna altijd haalbaar en maken vaak het verschil.',
            'Een wolkenkrabber van 12 vraagt bijna een vijfde van je stad. Bouw hem vroeg, of helemaal niet.',
            'Kijk naar de rand: waar het kader vaststaat, kan een wijk die het raakt op minder manieren groeien.',
            'Bouw je een molen vroeg, dan kun je het kader eromheen sturen; bouw je hem laat, dan weet je waar hij staat.',
            'Niet bouwen kost niets. Vergeefs bouwen kost dubbel: de punten die je misloopt en de punten die je verliest.',
            'Het scoreblad toont op elk moment wat elk stuk nu zou opleveren; regels die nog niet vaststaan, kunnen veranderen.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'Over deze regels',
      parts: [
        'Deze pagina vertelt de regels van Neoville in onze eigen woorden. Ludopolis is onafhankelijk en onofficieel: het is niet gemaakt of goedgekeurd door de auteurs of de uitgever van het spel en gebruikt geen van hun illustraties.',
        'De gepubliceerde spelregels tonen veel onderdelen alleen in afbeeldingen. Die hebben we zelf ontworpen; ze staan op deze pagina gemerkt als **ons eigen ontwerp**. Waar de tekst iets openlaat, staat onze lezing gemerkt als **onze uitleg**.',
      ],
    },
  ],
}
