import { expect, test } from "vitest";
import { be } from "../../content/brands/be.ts";
import { de } from "../../content/brands/de.ts";
import { kids } from "../../content/brands/kids.ts";
import { nl } from "../../content/brands/nl.ts";
import { costLineOf } from "./cost-line.ts";
import { publicFacts } from "./public-facts.ts";

const confirmedAt = "2026-05-15T09:00:00Z";
const price = { cents: 2950, per: "person", vat: "excl" } as const;

test.for([
  [price, { minutes: 150 }, "vanaf € 29,50 p.p. · 2,5 uur", "ab 29,50 € p. P. · 2,5 Std."],
  [{ ...price, cents: 45_000, per: "group" }, { days: 2 }, "vanaf € 450 per groep · 2 dagen", "ab 450 € pro Gruppe · 2 Tage"],
  [{ ...price, cents: 0 }, null, "gratis", "kostenlos"],
  [null, { minutes: 75 }, "prijs op aanvraag · 75 min", "Preis auf Anfrage · 75 Min."],
] as const)("with price %o and duration %o a card says '%s'", ([priceFrom, lasts, dutch, german]) => {
  const facts = publicFacts({
    ...(priceFrom && { priceFrom: { value: priceFrom, confirmedAt } }),
    ...(lasts && { lasts: { value: lasts, confirmedAt } }),
  });
  expect([nl, be, de, kids].map(({ id }) => costLineOf({ platform: id, facts })?.text)).toEqual([dutch, dutch, german, dutch]);
});

test("a card has no cost line without facts, and mentions VAT to companies only", () => {
  expect(costLineOf({ platform: nl.id, facts: publicFacts({}) })).toBeNull();
  const facts = publicFacts({ priceFrom: { value: price, confirmedAt } });
  expect([nl, de, kids].map(({ id }) => costLineOf({ platform: id, facts })?.vat)).toEqual(["excl. btw", "zzgl. MwSt.", null]);
  const free = publicFacts({ priceFrom: { value: { ...price, cents: 0 }, confirmedAt } });
  expect(costLineOf({ platform: nl.id, facts: free })?.vat).toBeNull();
});
