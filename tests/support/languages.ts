import type { Locale } from "../../src/brands/brand.ts";

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Common Dutch words that are not German; shared spellings ("hier", "weg", "Kies", "Winkel") are not listed. */
export const DUTCH_WORDS = words(`
  aan aanbieder aanbieders aantal aanvraag aanvragen achter adverteren afmelden afspraak alleen altijd antwoord
  bedankt bedrijf bedrijven bekijk bijna blijf boven buiten daarna daarom dag dagen dat deze dit doen door dorp duur
  een eerst eerste elk enkele ervaring geef geen gezellig goed goede groep groepen groot hebben heeft heel helemaal
  het hij hoe hoeveel iedereen iemand iets ingevuld jaar jij jou jouw jullie kan kijk kinderen klaar komen komt krijg
  krijgt kun kunnen kunt laat lees leuk leuke leven maak maanden maar makkelijk mensen met middag moeten mogen mooi
  naam naar naast namiddag niet niets nieuw nieuwe nieuws nieuwsbrief nodig nog nooit ochtend omdat onder ongeveer ons
  onze ook opmerking opnieuw overal plaats plek prijs probeer rond rustig schrijf slechts soms soort speciaal stuur
  terug tijd tijdens toch toen toon tot tussen twee uit uitje uitjes uitstap uur vaak vanaf vandaag veel verder
  verschillende verstuur vind vinden volgende voor vooraf voordat vraag vragen vrij waar waarom wanneer wat weer wel
  welkom werkt weten wij wil woord wordt zeer zelf zich zien zij zijn zo zoals zoek zoeken zon zonder zou
`);

/** Common German words that are not Dutch; shared spellings ("er", "kommen", "nicht") are not listed. */
export const GERMAN_WORDS = words(`
  abend aber allein anbieter anfrage anfragen angebot anzeige auch auf aufgabe aus ausflug ausflüge außen außerdem
  bald bei beim beispiel besonders besser bitte bleibt brauchen bringen dabei dafür damit danach daneben dann darauf
  darf dass dauert dein dem denn deshalb deutsch diese diesem diesen dieser dieses dort draußen drei drinnen durch ein
  eine einem einen einer eines einfach einmal entdecken erst erste etwas euch euer fahren falls finden fragen frei
  früh fällt für ganz ganze geben gegen gehen gehört gelände gemeinsam genug gern gerne gestalten gibt große gruppe
  größe gut haben hat hilfe hinter höchstens ich ihr ihre ihrem ihren ihrer ins ist jede jedem jeden jeder jedes jetzt
  kein keine keinen kommt kostenlos kurz können küche leute lieber macht mehr mehrere meist mit mitte müssen nach nah
  natürlich neben nehmen nein neu neue nichts nie noch nur nächste ob oder oft ohne ort platz plätze preis sagen
  schließen schnell schon schön sehen sehr seit seite selbst sich sie sind sofort sollte sondern sonst spaß später
  stadt statt stehen stunde stunden tag tage trotzdem uhr und uns unser unsere unter viele vom von vor vorher wann
  weil weiter welche wenig weniger wenn wer wichtig wieder willkommen wir wird wohin wurde wählen zeigen zeit ziel zu
  zum zur zurück zusammen zwei zwischen über
`);

/** Words of the other language, by the locale of a page. */
const FOREIGN: Readonly<Record<Locale, ReadonlySet<string>>> = { nl: GERMAN_WORDS, be: GERMAN_WORDS, de: DUTCH_WORDS };

/** The foreign words of a text in this locale, in lower case; mail addresses and URLs are ignored. */
export function foreignWords(text: string, locale: Locale): string[] {
  const plain = text.replace(/\S+@\S+|(?:https?:\/\/|www\.)\S+/g, " ").toLowerCase();
  const found = plain.match(/\p{L}+(?:[’'\u2011-]\p{L}+)*/gu) ?? [];
  return found.filter((word) => FOREIGN[locale].has(word));
}
