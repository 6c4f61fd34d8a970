import { foreignPlurals } from "./foreign-plurals.ts";
import type { LexiconEntry } from "./lexicon-entry.ts";
import type { Forms } from "./forms.ts";

const LONG_VOWEL = /(?:aa|ee|oo|uu|oe|ie|ij|ei|ui|eu|ou|au)[bcdfgklmnprstvxz]$/;
const DOUBLE_VOWEL = /([aeou])\1([bcdfgklmnprstvxz])$/;
const SHORT_VOWEL = /(?<![aeiou])[aeiou]([bcdfgklmnprstz])$/;

/** The forms of a Dutch word. The rules also produce non-words, which do no harm. */
export function dutchForms(entry: LexiconEntry): Forms {
  const { word, kind } = entry;
  const long = lengthened(word);
  if (kind === "verbs") {
    const made = derived(long);
    return { ranked: [verbForms(word, long), made], first: made, last: [...infinitives(long), ...made] };
  }

  const plurals = pluralsOf(word, long);
  const small = diminutives(word).flatMap((form) => [form, ...pluralsOf(form, [form])]);
  const foreign = kind === "nouns" ? foreignPlurals(word) : [];
  return {
    ranked: [[...plurals, ...(kind === "adjectives" ? degrees(word, long) : [])], small, foreign],
    first: kind === "nouns" ? [...plurals, ...small.filter((form) => form.endsWith("s")), ...irregularFirst(entry)] : [],
    last: [...plurals, ...small, ...foreign],
  };
}

function pluralsOf(word: string, long: readonly string[]): string[] {
  const plurals = [`${word}s`, ...long.flatMap((base) => [`${base}en`, `${base}e`])];
  if (word.endsWith("e")) plurals.push(`${word}n`);
  // A common misspelling of *uitjes*: *uitjs*.
  if (word.endsWith("je")) plurals.push(word.replace(/e$/, "s"));
  if (word.endsWith("heid")) plurals.push(word.replace(/heid$/, "heden"));
  return plurals;
}

/** The spelling before an ending with a vowel: *boot* → bo(o)t-, *bal* → ball-, *reis* → reiz-. */
function lengthened(stem: string): string[] {
  const open = stem.replace(DOUBLE_VOWEL, "$1$2");
  if (LONG_VOWEL.test(stem)) return voiced(open);
  if (!SHORT_VOWEL.test(stem)) return /[lnr][fs]$/.test(stem) ? voiced(stem) : [stem];
  const doubled = stem.replace(SHORT_VOWEL, (end, consonant: string) => end + consonant);
  if (/^[^aeiou]*[aeiou][^aeiou]$/.test(stem)) return [doubled];
  return /(?:e[mnr]|ig|or)$/.test(stem) ? [stem] : [stem, doubled];
}

function voiced(stem: string): string[] {
  if (stem.endsWith("s")) return [stem.replace(/s$/, "z"), stem];
  return stem.endsWith("f") ? [stem.replace(/f$/, "v"), stem] : [stem];
}

function diminutives(stem: string): string[] {
  const small = [`${stem}je`];
  if (/(?:[aeiouylnrw]|ij)$/.test(stem)) small.push(`${stem}tje`);
  if (/[aou]$/.test(stem)) small.push(`${stem}${stem.slice(-1)}tje`);
  if (stem.endsWith("i")) small.push(`${stem}etje`);
  if (stem.endsWith("m")) small.push(`${stem}pje`);
  if (stem.endsWith("ng")) small.push(`${stem}etje`, stem.replace(/ng$/, "nkje"));
  if (SHORT_VOWEL.test(stem)) small.push(`${stem}${stem.slice(-1)}etje`);
  return small;
}

function verbForms(stem: string, long: readonly string[]): string[] {
  const endings = ["t", "te", "ten", "de", "den", "d"];
  const participles = ["d", "t", "de", "te"].map((ending) => `ge${stem}${ending}`);
  return [
    ...infinitives(long),
    ...long.flatMap((base) => [`${base}end`, `${base}ende`]),
    ...endings.map((ending) => stem + ending),
    `ge${stem}`,
    ...participles,
  ];
}

function infinitives(long: readonly string[]): string[] {
  return long.map((base) => `${base}en`);
}

function derived(long: readonly string[]): string[] {
  return long.flatMap((base) => [`${base}ing`, `${base}ingen`, `${base}ings`, `${base}erij`, `${base}erijen`]);
}

function degrees(stem: string, long: readonly string[]): string[] {
  return [
    ...long.flatMap((base) => [`${base}er`, `${base}ere`]),
    `${stem}der`,
    `${stem}dere`,
    `${stem}st`,
    `${stem}ste`,
    `${stem}heid`,
    `${stem}heden`,
  ];
}

/** *Kinderen* (children) begins compounds as *kinder*. */
function irregularFirst({ irregular }: LexiconEntry): string[] {
  return irregular.filter((form) => form.endsWith("eren")).map((form) => form.replace(/en$/, ""));
}
