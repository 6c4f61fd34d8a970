import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { brands } from "../src/brands/brands.ts";
import { wordsOf } from "../src/brands/words.ts";
import { sentencesIn } from "./support/prose.ts";
import { textsOf } from "./support/texts-of.ts";

const CONTENT = join(import.meta.dirname, "../content");
const ANSWERS = /\b(antwoord|reageer|reageren|reactie|neemt .*contact|antwort|meldet sich|melden uns|rückmeldung)/i;
const SOON =
  /\b(binnen|innerhalb|in)\s+(één|een|1|24|48|enkele|een paar|eines|einem|von \S+|wenigen)\s+(werk)?(dag|dagen|uur|tag|tags|tagen|werktags?|werktagen|stunden)\b|zelfde (werk)?dag|(selben|gleichen) (werk)?tag|werkdag|werktag/i;

/** Sentences about answers of the reader's colleagues, not of us or a provider. */
const EXCEPTIONS = ["naar wie nog niet antwoordde", "bis fünf Werktage vorher um zehn Prozent"];

/** Sentences that promise a quick answer from us or a provider: nothing measures this (specification 3, Said and true). */
function claims(text: string): string[] {
  return sentencesIn(text).filter((sentence) => ANSWERS.test(sentence) && SOON.test(sentence));
}

test.for([
  "De aanbieder antwoordt meestal binnen één werkdag.",
  "We lezen alles zelf en antwoorden meestal nog dezelfde dag.",
  "De aanbieder neemt contact met je op, meestal binnen 24 uur.",
  "Der Anbieter antwortet meist innerhalb eines Werktags.",
  "Wir antworten meist noch am selben Tag.",
])("%s is a claim that nothing measures", (text) => expect(claims(text)).toEqual([text]));

test("no text of a page, mail or API response claims how soon an answer comes", () => {
  const words = (["nl", "be", "de"] as const).map((locale) => wordsOf(locale));
  const texts = textsOf([...words, ...brands]);
  expect(texts.length).toBeGreaterThan(2000);
  expect(texts.flatMap(claims)).toEqual([]);
});

test("no article, landing page, description or legal page claims it either", () => {
  const files = readdirSync(CONTENT, { recursive: true, encoding: "utf8" }).filter((file) => /\.(md|yaml)$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => claims(readFileSync(join(CONTENT, file), "utf8")).map((claim) => `${file}: ${claim}`));
  expect(found.filter((claim) => !EXCEPTIONS.some((text) => claim.includes(text)))).toEqual([]);
});
