// What the guide of Neotopia's tutorial says, in Dutch.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  first: {
    task: 'Welkom! Drie regio’s, één stad. Jij speelt energie, de rode kleur. Druk op een verlicht vak midden in een regio, dan op ✔.',
    done: 'Iedereen bouwt in dezelfde regio’s, maar scoort voor zichzelf. Jouw rood geeft +1 aan het einde: dat komt nog.',
    wrong: {},
  },
  move: {
    task: 'Drie acties per beurt, in elke volgorde: verplaats een element of trek een project. Verplaats er nu een: druk op een element in een fabriek, dan op een verlicht vak, dan op ✔.',
    done: 'Een fabriek bereikt de twee regio’s ernaast. Wat daar ligt, dient iedereen.',
    wrong: {
      draw: 'Een project trekken is ook een actie, maar die komt straks. Haal nu een element uit een fabriek.',
    },
  },
  draw: {
    task: 'Nu de andere soort actie: trek een project. Druk op een van de vier open kaarten van het aanbod, dan op ✔.',
    done: 'Ligt zijn patroon in een regio, hoe ook gedraaid, dan kun je het bouwen. Het oog zegt: de anderen kennen deze kaart.',
    wrong: {
      deck: 'De stapel is gedekt. Neem deze keer een open kaart, dan zie je wat je krijgt.',
      other: 'Dat mag ook, maar laten we een project uit het aanbod nemen.',
    },
  },
  third: {
    task: 'De derde actie kies jij: een element verplaatsen of een project trekken. Beëindig dan de beurt.',
    done: 'Nu is Bruno aan de beurt. Lege fabrieken worden bijgevuld uit de productie: komt de vlag, dan volgt nog één laatste ronde.',
    wrong: {},
  },
  complete: {
    task: 'Je project met de 3 vraagt paars, rood, paars in een lijn. De korte weg: druk op de kaart, dan op een paars vak met stippellijn, dan op ✔.',
    done: 'Het patroon is compleet, dus het kan worden gebouwd. Paars is technologie, rood is energie.',
    wrong: {
      draw: 'Een kaart helpt hier niet: er ontbreekt een element in de woestijn.',
      open: 'Dat maakt geen project compleet. Neem technologie uit fabriek A, naar de woestijn, op een lijn met energie en technologie.',
    },
  },
  build: {
    task: 'Bouw het nu: druk op de knop of op de verlichte kaart. Na de volgende actie is het te laat: bij het patroon hoort het zojuist gelegde element.',
    done: 'De punten komen op dit spoor; 7, 13 en 18 geven bonusfiches. ≠: het volgende project hier moet een ander plaatje hebben.',
    wrong: {
      other:
        'Dan wordt het project niet gebouwd, want alleen het zojuist gelegde element maakt het compleet. Bouw eerst.',
    },
  },
  token: {
    task: 'De ronde tekens op sommige vakken zijn bonusfiches. Bedek het fiche dat je kunt bereiken met een element en het is van jou.',
    done: 'Gebruik er een in een beurt, of houd het: elk fiche dat je aan het einde hebt, is 3 punten waard.',
    wrong: {
      draw: 'Een kaart bedekt niets. Verplaats een element naar een vak met een fiche.',
      plain: 'Op dat vak ligt geen fiche. Zoek het verlichte vak met een rond teken.',
    },
  },
  use: {
    task: 'Je drie acties zijn op, maar je hebt het fiche automatisering (het tandwiel): één extra actie. Druk erop, dan op ✔.',
    done: 'Het tandwiel geeft één extra actie, de kaarten trekken 2 projecten, de lamp brengt een element naar keuze uit de voorraad, het vel leidt naar een randvak met stippellijn.',
    wrong: { other: 'Dan is de beurt voorbij. Gebruik eerst het fiche.' },
  },
  group: {
    task: 'Je grootste rode groep in elke regio is omlijnd: aan het einde levert elk element ervan een punt op. Leg rood naast rood; fabriek B heeft er een.',
    done: 'Eén meer in de groep: aan het einde één punt meer voor de regio. Had het ook een project compleet gemaakt, dan kon je dat nu bouwen.',
    wrong: {
      draw: 'Een kaart maakt geen groep groter. Haal energie uit fabriek B.',
      apart: 'Dat maakt geen van je grootste groepen groter. Neem energie uit fabriek B en leg die naast energie.',
    },
  },
  lowest: {
    task: 'Je zwakste regio telt driemaal. Met je grootste groepen heb je 19, 17 en, in het bos, 12: maak een project compleet in het bos en bouw het.',
    done: 'Een kaart in één kleur levert 4 punten op, in rood, je eigen kleur, maar 2. In het bos tellen ze driemaal zolang het je zwakste is.',
    wrong: {
      late: 'Bouw eerst het project: alleen het net gelegde element maakt het compleet.',
      draw: 'Een kaart alleen levert geen punten op. Met technologie maak je de bocht van de Onderzoekstoren compleet.',
      open: 'Dat maakt niets compleet. Druk op de Onderzoekstoren in je hand: het bord toont waar alleen nog één technologie ontbreekt.',
      high: 'Dat maakt een project compleet, maar in een regio die één keer telt. Doe het in het bos, je zwakste.',
    },
  },
  end: {
    task: 'Dit is de laatste ronde. Gebruik je laatste acties en beëindig de beurt. Een fiche dat je houdt, is 3 punten waard.',
    done: 'Nu wordt alles geteld: projecten, groepen, fiches en driemaal je zwakste regio.',
    wrong: {},
  },
} as const satisfies TutorialWords
