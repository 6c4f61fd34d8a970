import type { TextLanguage } from "../search.ts";

/** Function words, and verbs that add no topic (*maken* in *kaas maken*, make cheese), as `normaliseText` spells them. */
const STOP_WORDS: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  nl: wordSet(`
    de het een n t s en of maar want dus dan als ook nog wel al er hier daar waar wie wat welk welke hoe
    ik je jij jou jouw u uw we wij ons onze jullie hij ze zij hem haar hun hen die dit dat deze
    van voor met zonder in op aan bij te ter ten tot om naar uit over onder door per via tijdens rond binnen
    is zijn was waren ben bent wordt worden word heeft hebben heb kan kunnen kun wil willen wilt zal zullen gaan ga gaat doen doe
    maken maak spelen speel bezoeken bezoek beleven leren samen zelf
    niet geen iets iemand alle alles heel hele zo zoals mijn graag
  `),
  de: wordSet(`
    der die das des dem den ein eine einer eines einem einen und oder aber denn als wie auch noch so nur schon
    ich du er sie es wir ihr mich dich sich uns euch ihm ihn ihnen mein dein sein unser unsere unserer unserem unseren euer eure
    dieser diese dieses diesem diesen wer was wo welche welcher welches
    von vom für mit ohne in im ins an am ans auf bei beim zu zum zur aus nach über unter durch um bis pro per während vor
    ist sind war waren bin bist wird werden hat haben habe kann können will wollen möchte möchten soll gehen geht machen macht
    spielen spielt besuchen besuch erleben lernen selber selbst gemeinsam zusammen
    nicht kein keine etwas man alle alles ganz s n tun tut mal hier dort da gibt bitte sich
  `),
};

/** Last stems of compounds that describe the form of the offer: *surfles*, *Kochkurs*, *Kanufahrt*. */
const STOP_ENDS: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  nl: wordSet("les cursus workshop clinic training initiatie sessie atelier bezoek voorstelling toernooi dag avond tocht tour vaar"),
  de: wordSet("kurs workshop training stunde besuch vorstellung turnier tag abend fahr tour"),
};

export function isStopWord(word: string, language: TextLanguage): boolean {
  return STOP_WORDS[language].has(word);
}

/** The significant parts of a compound: the first one, and the others unless they describe the form of the offer. */
export function significantParts([first, ...others]: readonly string[], language: TextLanguage): string[] {
  return first === undefined ? [] : [first, ...others.filter((part) => !STOP_ENDS[language].has(part))];
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
