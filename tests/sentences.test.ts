import fc from "fast-check";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod/mini";
import type { BrandKey } from "../src/brands/brand.ts";
import { brands } from "../src/brands/brands.ts";
import { QUERY_LENGTH } from "../src/contract/limits.ts";
import { understand } from "../src/sentences/understand.ts";
import type { Understood } from "../src/sentences/understood.ts";
import {
  dailyQueries,
  labelledSentences,
  namesPlace,
  provinceOf,
  starterActivities,
  starterFacts,
  type LabelledSentence,
} from "./support/sentences.ts";

const TODAY = new Date("2026-11-28T12:00:00Z");
const facts = new Map(brands.map((brand) => [brand.key, starterFacts(brand)]));
const sentences = brands.flatMap(({ key }) => labelledSentences(key).map((sentence) => ({ key, ...sentence })));
const sure = sentences.filter(({ doubt }) => !doubt);

function read(key: BrandKey, text: string): Understood {
  const known = facts.get(key);
  if (!known) throw new Error(`There is no brand ${key}.`);
  return understand(text, known, TODAY);
}

type FoundPlace = NonNullable<Understood["place"]>;

/** *Den Bosch* is 's-Hertogenbosch, *Frankfurt* Frankfurt am Main; *Bergen, Noord-Holland* needs that province. */
function isSamePlace(found: FoundPlace, wanted: string): boolean {
  const [name = "", province] = wanted.split(", ");
  return isSameName(found.name, name) && (province === undefined || provinceOf(found) === province);
}

function isSameName(found: string, wanted: string): boolean {
  const key = (name: string) =>
    name
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^a-z]/g, "");
  return key(found).startsWith(key(wanted)) || (wanted === "Den Bosch" && key(found) === "shertogenbosch");
}

function hasRightPlace({ place }: Understood, { want }: LabelledSentence): boolean {
  return want.place === undefined ? place === null : place !== null && isSamePlace(place, want.place);
}

function hasRightIndoorOutdoor({ indoorOutdoor, filters }: Understood, { want }: LabelledSentence): boolean {
  if (want.indoorOutdoor === undefined || want.indoorOutdoor === indoorOutdoor) return true;
  return want.indoorOutdoor === "INDOOR" && filters.some(({ name }) => name === "Overdekt" || name === "Regenproof");
}

/** Whether persons, age, place, radius and indoors are as labelled, and every labelled filter was found. */
function isExact(found: Understood, sentence: LabelledSentence): boolean {
  const { want } = sentence;
  return (
    found.persons === (want.persons ?? null) &&
    found.minimumAge === (want.minimumAge ?? null) &&
    found.radiusKm === (want.radiusKm ?? null) &&
    hasRightPlace(found, sentence) &&
    hasRightIndoorOutdoor(found, sentence) &&
    want.filters.every((name) => found.filters.some((filter) => filter.name === name))
  );
}

test("at least 95 of 100 sentences are understood exactly as labelled, on every brand", () => {
  for (const { key } of brands) {
    const own = sure.filter((sentence) => sentence.key === key);
    const wrong = own.filter((sentence) => !isExact(read(key, sentence.text), sentence)).map(({ text }) => text);
    expect(own.length, key).toBeGreaterThan(30);
    expect(wrong.length / own.length, wrong.join("\n")).toBeLessThanOrEqual(0.05);
  }
});

test("at least 90 of 100 held-out sentences are understood exactly as labelled", () => {
  const own = brands.flatMap(({ key }) => labelledSentences(key, "check").map((sentence) => ({ key, sentence })));
  const counted = own.filter(({ sentence }) => !sentence.doubt);
  const wrong = counted.filter(({ key, sentence }) => !isExact(read(key, sentence.text), sentence)).map(({ sentence }) => sentence.id);
  expect(counted.length).toBeGreaterThan(100);
  expect(wrong.length / counted.length, wrong.join(" ")).toBeLessThanOrEqual(0.1);
});

test.for(brands)("at least 90 of 100 further sentences are understood exactly as labelled on $key", ({ key }) => {
  const own = labelledSentences(key, "more");
  const wrong = own.filter((sentence) => !isExact(read(key, sentence.text), sentence)).map(({ text }) => text);
  expect(own.length).toBeGreaterThan(90);
  expect(wrong.length / own.length, wrong.join("\n")).toBeLessThanOrEqual(0.1);
});

test("few sentences set a filter that is not labelled", () => {
  const extra = sure.flatMap(({ key, text, want }) => {
    const found = read(key, text);
    const bands = new Set(facts.get(key)?.filters.flatMap(({ name, upTo_cents }) => (upTo_cents === null ? [] : name)));
    const unwanted = found.filters.map(({ name }) => name).filter((name) => !want.filters.includes(name) && !bands.has(name));
    return unwanted.length > 0 ? [`${key}: ${text} [${unwanted.join(", ")}]`] : [];
  });
  // Most of them are plausible as well: *lasergamen en slapen* sets the filter for several days.
  expect(extra.length / sure.length, extra.join("\n")).toBeLessThanOrEqual(0.08);
});

test("at most one sentence in a hundred is read with a wrong place", () => {
  const wrong = sure.filter((sentence) => {
    const { place } = read(sentence.key, sentence.text);
    return place !== null && !(sentence.want.place !== undefined && isSamePlace(place, sentence.want.place));
  });
  expect(wrong.length / sure.length, wrong.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(0.01);
});

test("budget, area, period and exclusions are understood in most sentences too", () => {
  const share = (isRight: (found: Understood, want: LabelledSentence["want"]) => boolean) =>
    sure.filter(({ key, text, want }) => isRight(read(key, text), want)).length / sure.length;
  expect(share((found, want) => found.budgetPerPerson === (want.budgetPerPerson ?? null))).toBeGreaterThan(0.97);
  expect(share((found, want) => found.area === (want.area ?? null))).toBeGreaterThan(0.97);
  expect(share((found, want) => (found.period === null) === (want.period === undefined))).toBeGreaterThan(0.9);
  expect(share((found, want) => found.negated.length > 0 === want.negated.length > 0)).toBeGreaterThan(0.95);
  expect(share((found, want) => found.near === (want.near ?? false))).toBeGreaterThan(0.95);
});

test("a plain keyword is not read as persons, age or place", () => {
  const plain = sure.filter(({ stratum }) => stratum === "keyword");
  const results = plain.map(({ key, text }) => read(key, text));
  expect(results.filter(({ persons, minimumAge, place }) => persons !== null || minimumAge !== null || place !== null)).toEqual([]);
});

const organisations = z.array(z.object({ name: z.string() }));

test.for(brands)("no title or organisation on $key is read as a group, an age or a place that it does not name", ({ key }) => {
  const file = join(import.meta.dirname, "../content/starter", key, "organisations.yaml");
  const names = organisations.parse(parse(readFileSync(file, "utf8"))).map(({ name }) => name);
  const texts = [...starterActivities({ key }).map(({ title }) => title), ...names];
  const taken = texts.filter((text) => {
    const { persons, minimumAge, place } = read(key, text);
    return persons !== null || minimumAge !== null || (place !== null && !namesPlace(text, place.name));
  });
  // Some do mention a group size: *Vissoep voor dertig in Zoutelande*.
  expect(taken.length / texts.length, taken.join("\n")).toBeLessThanOrEqual(0.015);
});

test.for(brands)("no everyday query on $key is read as a group, an age, a distance or a place that it does not name", ({ key }) => {
  const queries = dailyQueries(key);
  const taken = queries.filter((query) => {
    const { persons, minimumAge, radiusKm, place } = read(key, query);
    return persons !== null || minimumAge !== null || radiusKm !== null || (place !== null && !namesPlace(query, place.name));
  });
  expect(queries.length).toBeGreaterThan(60);
  expect(taken.length / queries.length, taken.join("\n")).toBeLessThanOrEqual(0.005);
});

const HARMLESS = { nl: ["graag", "alsjeblieft", "hallo"], de: ["bitte", "gern", "hallo"] };

test("a filler word at the beginning of a sentence changes no answer", () => {
  const cases = sure.flatMap(({ key, text }) => HARMLESS[key === "de" ? "de" : "nl"].map((word) => ({ key, text, word })));
  for (const { key, text, word } of cases) {
    const { keywords: _, unused: __, period: ___, negated: ____, ...plain } = read(key, text);
    const { keywords, unused, period, negated, ...longer } = read(key, `${word}, ${text}`);
    expect({ text: `${word}, ${text}`, ...longer }).toEqual({ text: `${word}, ${text}`, ...plain });
    expect([keywords, unused, period, negated].flat()).not.toContain(word);
  }
});

/** In median times of the ordinary sentences in the same run, so that a slow machine does not fail the test. */
const MAX_TIMES_SLOWER = 20;
const TIMES = 15;

/** Milliseconds for a text: the minimum of several runs, to exclude other load on the machine. */
function timeOf(key: BrandKey, text: string): number {
  const times = Array.from({ length: TIMES }, () => {
    const began = performance.now();
    read(key, text);
    return performance.now() - began;
  });
  return Math.min(...times);
}

function timeOfSentence(key: BrandKey): number {
  const own = sentences.filter((sentence) => sentence.key === key);
  for (const { text } of own) timeOf(key, text);
  const times = own.map(({ text }) => timeOf(key, text)).toSorted((one, other) => one - other);
  return times[Math.floor(times.length / 2)] ?? 0;
}

test("no random text fails or takes long", () => {
  const pieces = fc.oneof(fc.constantFrom(...sure.flatMap(({ text }) => text.split(" "))), fc.string({ unit: "grapheme", maxLength: 12 }));
  const texts = fc.array(pieces, { maxLength: 60 }).map((words) => words.join(" ").slice(0, QUERY_LENGTH));
  const samples = fc.sample(texts, { numRuns: 10_000, seed: 37 });
  const timed = samples.map((text, index) => {
    const key = brands[index % brands.length]?.key ?? "nl";
    const began = performance.now();
    read(key, text);
    return { key, text, ms: performance.now() - began };
  });
  const slowest = timed.toSorted((one, other) => other.ms - one.ms).slice(0, 20);
  const ordinary = new Map(brands.map(({ key }) => [key, timeOfSentence(key)]));
  const ratios = slowest.map(({ key, text }) => timeOf(key, text) / (ordinary.get(key) ?? 0));
  expect(Math.max(...ratios)).toBeLessThan(MAX_TIMES_SLOWER);
});

/** Each is repeated up to the longest query, and up to 10,000 characters. */
const REPEATED = [
  ...["30 ", "1,", "30, ", "30-", "30+", "30 en ", "30 tot ", "30 x ", "30 man ", "30 man en ", "tussen 5 en 8 ", "zu 30 ", "5 jaar "],
  ...["max ", "max max 30 ", "max 30 ", "ca ", "bis ", "pro ", "€", "30 €", "+", "&", "(5) ", "((5", "(", "'s ", "12.12.", "p.p. "],
  ...["Utrecht ", "utrehct, ", "den haag ", "haag ", "Bergen ", "bad ", "noord holland ", "in ", "in de ", "de ", "van de van der "],
  ...["niet ", "geen bowlen ", "nicht drinnen ", "hoeft niet buiten ", "binnen of ", "we hebben al gedaan ", "opa en ", "kinderen van 5 "],
  ...["dampf", "donaudampf", "ab-cd-", "é", "👍", "zomerfeestje ", "een ", "dicht bij de buurt van de ", "30 euro voor "],
];

test.for(brands)("no repeated phrase on $key takes more than twenty times as long as a sentence", ({ key }) => {
  const ordinary = timeOfSentence(key);
  const texts = REPEATED.flatMap((text) => [QUERY_LENGTH, 10_000].map((length) => text.repeat(length).slice(0, length)));
  const slow = texts
    .map((text) => ({ text: text.slice(0, 40), length: text.length, ratio: timeOf(key, text) / ordinary }))
    .filter(({ ratio }) => ratio > MAX_TIMES_SLOWER);
  expect(slow).toEqual([]);
});

test.for([
  ["nl", "30 man buiten bij Utrecht", { persons: 30, indoorOutdoor: "OUTDOOR", near: true }],
  ["nl", "dagje voor 9 personen, niet in Amsterdam, wel in Haarlem", { persons: 9, negated: ["in Amsterdam"] }],
  ["nl", "3 teams van 8 personen stadsspel Utrecht", { persons: 24 }],
  ["nl", "binnen een uur rijden vanaf Amsterdam", { indoorOutdoor: null, near: true }],
  ["nl", "max 1500 euro totaal voor 30 man", { budgetPerPerson: 50 }],
  ["be", "we zijn met een twintigtal, regio Aalst, in de namiddag", { persons: 20, near: true }],
  ["de", "zu sechst Escape Room in Bonn", { persons: 6 }],
  ["de", "wir wollen essen gehen, 12 Personen, in Essen", { persons: 12 }],
  ["kids", "schoolreisje groep 7 en 8, 48 kinderen, 6 begeleiders, rond Zwolle", { persons: 54, minimumAge: 10, near: true }],
  ["kids", "Mees is 6 geworden, partijtje met 7 vriendjes", { persons: 7, minimumAge: 6 }],
  ["kids", "kinderen tot 4 jaar, Zwolle", { minimumAge: null }],
] as const)("on %s a visitor may type '%s'", ([key, text, wanted]) => {
  expect(read(key, text)).toMatchObject(wanted);
});

test.for([
  ["nl", "300 euro voor 10 personen in Breda", 30],
  ["nl", "totaal 400 euro voor 20 man", 20],
  ["nl", "samen 500 euro met 20 man", 25],
  ["nl", "budget 500 euro voor de hele groep van 20", 25],
  ["nl", "alles bij elkaar € 600, 20 man", 30],
  ["be", "groepsbudget 600 euro, 20 man", 30],
  ["kids", "feestje voor 8 kinderen voor 100 euro", 12.5],
  ["de", "zusammen 500 Euro, 20 Leute", 25],
  ["de", "Budget für die ganze Gruppe 1000 €, 25 Mitarbeiter", 40],
  ["de", "1000 € in Summe für 25 Mitarbeiter", 40],
] as const)("on %s the group budget in '%s' is € %d per person", ([key, text, euros]) => {
  expect(read(key, text).budgetPerPerson).toBe(euros);
});

test.for([
  ["nl", "700 euro per persoon, 20 man", 700],
  ["nl", "samen met 20 man, 60 euro pp", 60],
  ["nl", "max 40 euro voor 12 collega's bij Utrecht", 40],
  ["nl", "2 nachten met 30 man, 450 euro", 450],
  ["de", "20 Personen, 900 € pro Person", 900],
  ["de", "zusammen sind wir 20 Leute, 30 Euro", 30],
] as const)("on %s the budget per person in '%s' is € %d", ([key, text, euros]) => {
  expect(read(key, text).budgetPerPerson).toBe(euros);
});

test.for([
  ["nl", "niet binnen, 15 personen bij Zwolle", "OUTDOOR"],
  ["nl", "liever niet binnen met 15 man", "OUTDOOR"],
  ["nl", "geen binnenactiviteit voor 15 man", "OUTDOOR"],
  ["nl", "niet buiten, 20 man in Utrecht", "INDOOR"],
  ["nl", "met 12 man, buiten liever niet", "INDOOR"],
  ["nl", "binnen, niet buiten, 12 man", "INDOOR"],
  ["kids", "liever niet buiten, 6 kinderen", "INDOOR"],
  ["de", "nicht drinnen, 15 Personen bei Köln", "OUTDOOR"],
  ["de", "lieber nicht im Freien, 15 Personen", "INDOOR"],
  ["nl", "hoeft niet binnen, 15 man in Zwolle", null],
  ["nl", "niet per se buiten, 15 man in Zwolle", null],
  ["nl", "12 man, buiten is niet nodig", null],
  ["nl", "binnen of buiten maakt niet uit, 15 man", null],
  ["nl", "niet binnen 2 weken, 15 man", null],
  ["nl", "niet buiten Utrecht, 12 man", null],
  ["de", "muss nicht drinnen sein, 15 Personen", null],
  ["de", "egal ob drinnen oder draußen, 15 Personen", null],
] as const)("on %s '%s' asks for %s", ([key, text, indoorOutdoor]) => {
  expect(read(key, text)).toMatchObject({ indoorOutdoor, negated: [], unused: [] });
});

test.for([
  ["nl", "eindje fietsen met 10 man"],
  ["nl", "haag knippen workshop"],
  ["nl", "peel en stick workshop"],
  ["nl", "lombok kookworkshop"],
  ["nl", "jordaan kookworkshop"],
  ["nl", "pijp roken met 10 man"],
  ["kids", "een eindje wandelen langs de kust met 4 kinderen"],
] as const)("on %s '%s' names no place", ([key, text]) => {
  expect(read(key, text).place).toBeNull();
});

test.for([
  ["10 man in eindje", "Eindhoven"],
  ["wandelen in de peel met 12 man", "De Peel"],
  ["foodtour in Lombok voor 12 man", "Utrecht"],
  ["rondleiding Jordaan 12 man", "Amsterdam"],
  ["a'dam, 12 man", "Amsterdam"],
  ["in de pijp borrelen met 12 man", "Amsterdam"],
] as const)("'%s' names %s by its nickname", ([text, name]) => {
  expect(read("nl", text).place?.name).toBe(name);
});

test.for(["0 personen in Utrecht", "met 0 man", "5 tot 0 personen"])("'%s' counts nobody", (text) => {
  expect(read("nl", text).persons).toBeNull();
});
