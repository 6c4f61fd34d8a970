import { expect, test } from "vitest";
import { be } from "../content/brands/be.ts";
import { nlAdvertise } from "../content/words/advertise/nl.ts";
import { nlForms } from "../content/words/forms/nl.ts";
import { wordsOf } from "../src/brands/words.ts";
import { textsOf } from "./support/texts-of.ts";

test("the Belgian site says uitstap wherever it speaks itself; uitje stands only in addresses and in the words people search for", () => {
  // It has no agenda; what the addresses of landing pages begin with is settled (decisions, SEO pages).
  const { agenda: _agenda, ...words } = wordsOf("be");
  const { openingWords: _opening, equalPages: _equal, activityRoute: _route, ...brand } = be;
  const texts = [...textsOf(words), ...textsOf(brand)].map((text) => text.replace(/Uitjesbaas|uitjesbaas|\/uitjes/g, ""));
  expect(texts.filter((text) => /uitje/i.test(text))).toEqual([]);
});

test("labels and buttons around 'Vul uw naam in' say neither je nor jouw", () => {
  const { contactForm, faqForm } = nlForms;
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

test("the German site leads to its helpdesk in German", () => {
  expect(textsOf(wordsOf("de")).filter((text) => /zur Hilfe\b/i.test(text))).toEqual([]);
});
