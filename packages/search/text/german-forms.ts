import { foreignPlurals } from "./foreign-plurals.ts";
import { infinitiveOf } from "./gerunds.ts";
import type { LexiconEntry } from "./lexicon-entry.ts";
import type { Forms } from "./forms.ts";

const UMLAUT = /(au|aa|oo|[aou])(?=[^aouäöü]*$)/;

/** The forms of a German word. The rules also produce non-words, which do no harm. */
export function germanForms(entry: LexiconEntry): Forms {
  const { word, kind } = entry;
  if (kind === "verbs") {
    const made = derived(word);
    return { ranked: [[], verbForms(word), made], first: made, last: [...infinitives(word), ...made] };
  }

  const plurals = ["e", "en", "n", "s", "es", "nen"].map((ending) => word + ending);
  if (word.endsWith("nis")) plurals.push(`${word}se`, `${word}sen`);
  const changed = umlauted(word);
  const changedPlurals = changed ? ["", "e", "en", "n", "er", "ern"].map((ending) => changed + ending) : [];
  const small = diminutives(changed ?? word);
  const foreign = kind === "nouns" ? [...foreignPlurals(word), ...latinPlurals(word)] : [];
  return {
    ranked: [[...plurals, ...(kind === "adjectives" ? degrees(word) : [])], changedPlurals, [...small, ...infinitiveOf(word), ...foreign]],
    first: kind === "nouns" ? [...plurals, ...changedPlurals, ...shortened(word)] : [],
    last: [...plurals, ...changedPlurals, ...small, ...foreign],
  };
}

/** *Museum* → Museen, *Stadion* → Stadien, *Villa* → Villen. */
function latinPlurals(word: string): string[] {
  return /(?:um|us|on|a)$/.test(word) ? [word.replace(/(?:um|us|on|a)$/, "en")] : [];
}

/** *Baum* → bäum, *Ausflug* → ausflüg, *Boot* → böt; null without a vowel that can change. */
function umlauted(stem: string): string | null {
  if (!UMLAUT.test(stem)) return null;
  return stem.replace(UMLAUT, (vowel) => (vowel === "au" ? "äu" : `${vowel.charAt(0)}\u0308`.normalize("NFC")));
}

function diminutives(stem: string): string[] {
  const base = stem.replace(/en?$/, "");
  return [`${base}chen`, `${base}chens`, `${base}lein`];
}

/** *Schule* begins compounds as *schul*. */
function shortened(stem: string): string[] {
  return /[^aeiou]e$/.test(stem) && stem.length > 4 ? [stem.slice(0, -1)] : [];
}

function infinitives(stem: string): string[] {
  return /[^aeiouäöü]e[lr]$/.test(stem) ? [`${stem}n`] : [`${stem}en`];
}

function verbForms(stem: string): string[] {
  const endings = ["en", "e", "t", "et", "st", "est", "te", "ten", "test", "tet", "ete", "eten", "end", "ende", "enden", "ender"];
  const unstressed = /[^aeiouäöü]e[lr]$/.test(stem) ? ["n", "nd", "nde", "nden"].map((ending) => stem + ending) : [];
  const short = stem.endsWith("el") ? [stem.replace(/el$/, "le")] : [];
  const participles = ["t", "et", "te", "ten", "ter"].map((ending) => `ge${stem}${ending}`);
  return [...endings.map((ending) => stem + ending), ...unstressed, ...short, ...participles];
}

function degrees(stem: string): string[] {
  const base = stem.replace(/([^aeiouäöü])e([lr])$/, "$1$2");
  const endings = ["e", "er", "en", "em", "es", "ere", "eren", "erer", "ste", "sten", "ster", "este", "esten"];
  return [stem, base].flatMap((form) => endings.map((ending) => form + ending));
}

function derived(stem: string): string[] {
  const base = /[^aeiou]e[lr]$/.test(stem) ? [stem, stem.replace(/e([lr])$/, "$1")] : [stem];
  return base.flatMap((form) => [`${form}ung`, `${form}ungen`, `${form}ungs`, `${form}erei`, `${form}ereien`]);
}
