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

/** The grandson of somebody, and a filter by the name that searches know it by. */
const NOT_MEANT = ["führt ihr Enkel", "euch im Haus"];

/** Words to a friend or to several; `ihr` is one of them after a verb, where it is not *her*. */
const FAMILIAR =
  /(?<!\p{L})(?:[Ee]uch|[Ee]uer|[Ee]ure[mnrs]?|dich|dir|du|dein\p{L}*|habt|seid|könnt|werdet|dürft|müsst|wollt|sollt|\p{Ll}+t ihr(?: \p{L}+)?)(?!\p{L})[^.\n]{0,30}/gu;

test("the Belgian site says uitstap wherever it speaks itself; uitje stands only in addresses and in the words people search for", () => {
  // It has no agenda; what the addresses of landing pages begin with is settled (decisions, SEO pages).
  const { agenda: _agenda, ...words } = wordsOf("be");
  const { openingWords: _opening, equalPages: _equal, activityRoute: _route, ...brand } = be;
  const texts = [...textsOf(words), ...textsOf(brand)].map((text) => text.replace(/Uitjesbaas|uitjesbaas|\/uitjes/g, ""));
  expect(texts.filter((text) => /uitje/i.test(text))).toEqual([]);
});

test("labels and buttons around 'Vul uw naam in' say neither je nor jouw", () => {
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
    texts.flatMap((text) => text.match(FAMILIAR) ?? []).filter((found) => !NOT_MEANT.some((start) => found.startsWith(start))),
  ).toEqual([]);
});

test("the German site leads to its helpdesk in German", () => {
  expect(textsOf(wordsOf("de")).filter((text) => /zur Hilfe\b/i.test(text))).toEqual([]);
});
