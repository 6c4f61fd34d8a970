import type { TextLanguage } from "../../packages/search/search.ts";

const DUTCH_UNITS = ["een", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen"];
const DUTCH_TEENS = ["tien", "elf", "twaalf", "dertien", "veertien", "vijftien", "zestien", "zeventien", "achttien", "negentien"];
const DUTCH_TENS = ["twintig", "dertig", "veertig", "vijftig", "zestig", "zeventig", "tachtig", "negentig"];
const GERMAN_UNITS = ["ein", "zwei", "drei", "vier", "funf", "sechs", "sieben", "acht", "neun"];
const GERMAN_TEENS = ["zehn", "elf", "zwolf", "dreizehn", "vierzehn", "funfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn"];
const GERMAN_TENS = ["zwanzig", "dreissig", "vierzig", "funfzig", "sechzig", "siebzig", "achtzig", "neunzig"];
/** Larger number words are only recognised when they are whole thousands. */
const MOST = 999;
const MOST_THOUSANDS = 5;

const made: Partial<Record<TextLanguage, ReadonlyMap<string, number>>> = {};

/** Number words (case-folded) up to 999 and whole thousands; includes `z'n achten`, `een tiental`, `zu zwölft`. */
export function numberWords(language: TextLanguage): ReadonlyMap<string, number> {
  const words = made[language] ?? (language === "nl" ? dutch() : german());
  made[language] = words;
  return words;
}

function dutch(): Map<string, number> {
  const words = counted({
    units: DUTCH_UNITS,
    teens: DUTCH_TEENS,
    tens: DUTCH_TENS,
    and: "en",
    hundred: "honderd",
    thousand: "duizend",
    one: "",
  });
  for (const [word, value] of [...words]) {
    if (value < 2 || value > 99) continue;
    const stem = word.endsWith("f") ? `${word.slice(0, -1)}v` : word;
    words.set(`${stem.endsWith("s") ? `${stem}s` : stem}en`, value);
    words.set(`${word}tal`, value);
    words.set(`${word}tallen`, value);
  }
  const others = {
    anderhalf: 1.5,
    drieen: 3,
    zessen: 6,
    dozijn: 12,
    beide: 2,
    tweetjes: 2,
    drietjes: 3,
    viertjes: 4,
    vijfjes: 5,
    zesjes: 6,
  };
  for (const [word, value] of Object.entries(others)) words.set(word, value);
  return words;
}

function german(): Map<string, number> {
  const words = counted({
    units: GERMAN_UNITS,
    teens: GERMAN_TEENS,
    tens: GERMAN_TENS,
    and: "und",
    hundred: "hundert",
    thousand: "tausend",
    one: "ein",
  });
  for (const [word, value] of [...words]) {
    if (value < 2 || value > 99) continue;
    words.set(`${word}${value < 20 ? "t" : "st"}`, value);
    words.set(`${word}er`, value);
  }
  const others = { anderthalb: 1.5, eins: 1, zwo: 2, zweit: 2, dritt: 3, siebt: 7, dutzend: 12, beide: 2 };
  for (const [word, value] of Object.entries(others)) words.set(word, value);
  return words;
}

type Counting = {
  units: readonly string[];
  teens: readonly string[];
  tens: readonly string[];
  and: string;
  hundred: string;
  thousand: string;
  one: string;
};

function counted({ units, teens, tens, and, hundred, thousand, one }: Counting): Map<string, number> {
  const below: [string, number][] = [
    ...units.map((word, index): [string, number] => [word, index + 1]),
    ...teens.map((word, index): [string, number] => [word, index + 10]),
    ...tens.flatMap((ten, index): [string, number][] => {
      const value = (index + 2) * 10;
      return [[ten, value], ...units.map((unit, nth): [string, number] => [`${unit}${and}${ten}`, value + nth + 1])];
    }),
  ];
  const hundreds = ["", ...units.slice(1)].map((unit, index): [string, number] => [`${unit}${hundred}`, (index + 1) * 100]);
  if (one) hundreds.push([`${one}${hundred}`, 100]);
  const above = hundreds.flatMap(([word, value]): [string, number][] => [
    [word, value],
    ...below.map(([rest, more]): [string, number] => [word + rest, value + more]),
  ]);
  const thousands = ["", ...units.slice(1, MOST_THOUSANDS)].map((unit, index): [string, number] => [
    `${unit}${thousand}`,
    (index + 1) * 1000,
  ]);
  if (one) thousands.push([`${one}${thousand}`, 1000]);
  return new Map([...below, ...above.filter(([, value]) => value <= MOST), ...thousands]);
}
