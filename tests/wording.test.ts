import { expect, test } from "vitest";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { be } from "../content/brands/be.ts";
import { de } from "../content/brands/de.ts";
import { nlAdvertise } from "../content/words/advertise/nl.ts";
import { nlQuestion } from "../content/words/question/nl.ts";
import { nlForms } from "../content/words/forms/nl.ts";
import { wordsOf } from "../src/brands/words.ts";
import { textsOf } from "./support/texts-of.ts";

const CONTENT = join(import.meta.dirname, "../content");

/** Matches of `FAMILIAR` that address nobody: a grandson, and the name of a filter in searches. */
const EXCEPTIONS = ["führt ihr Enkel", "euch im Haus"];

/** The familiar form of address; `ihr` only after a verb, where it does not mean *her*. */
const FAMILIAR =
  /(?<!\p{L})(?:[Ee]uch|[Ee]uer|[Ee]ure[mnrs]?|dich|dir|du|dein\p{L}*|habt|seid|könnt|werdet|dürft|müsst|wollt|sollt|\p{Ll}+t ihr(?: \p{L}+)?)(?!\p{L})[^.\n]{0,30}/gu;

test("the Belgian site says uitstap in its own texts, and uitje only in addresses and search terms", () => {
  // It has no agenda, and the opening words of landing pages are fixed (specification 3, SEO pages).
  const { agenda: _agenda, ...words } = wordsOf("be");
  const { openingWords: _opening, equalPages: _equal, activityRoute: _route, ...brand } = be;
  const texts = [...textsOf(words), ...textsOf(brand)].map((text) => text.replace(/Uitjesbaas|uitjesbaas|\/uitjes/g, ""));
  expect(texts.filter((text) => /uitje/i.test(text))).toEqual([]);
});

test("labels and buttons beside 'Vul uw naam in' say neither je nor jouw", () => {
  const { contactForm } = nlForms;
  const { faqForm } = nlQuestion;
  const { eventForm } = nlAdvertise;
  expect([contactForm.errors.nameRequired, faqForm.errors.nameRequired, eventForm.open]).toEqual([
    "Vul uw naam in",
    "Vul uw naam in",
    "Plaats uw evenement!",
  ]);
  const labels = [contactForm.lead, contactForm.fold, contactForm.description, contactForm.subscribe, contactForm.submit, eventForm.title];
  const others = [...textsOf(faqForm.remark), ...textsOf(faqForm.submit), eventForm.submit, eventForm.aboutYou];
  expect([...labels, ...others].filter((text) => /\b(je|jij|jouw?)\b/i.test(text))).toEqual([]);
});

test("the German site says Sie, in its own words and in all texts of its starter content", () => {
  const folder = join(CONTENT, "starter/de");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => readFileSync(join(folder, file), "utf8").replaceAll(/^ *(slug|oldSlug|newSlug): .*$/gm, ""));
  expect(files.length).toBeGreaterThan(60);
  const texts = [...textsOf(wordsOf("de")), ...textsOf(de), ...files];
  expect(
    texts.flatMap((text) => text.match(FAMILIAR) ?? []).filter((found) => !EXCEPTIONS.some((start) => found.startsWith(start))),
  ).toEqual([]);
});

test("the German site names its helpdesk in German", () => {
  expect(textsOf(wordsOf("de")).filter((text) => /zur Hilfe\b/i.test(text))).toEqual([]);
});
