import { expect, test } from "vitest";
import { be } from "../../content/brands/be.ts";
import { de } from "../../content/brands/de.ts";
import { kids } from "../../content/brands/kids.ts";
import { nl } from "../../content/brands/nl.ts";
import { publicFacts } from "./public-facts.ts";
import type { StoredFacts } from "../catalogue/activity-document.ts";
import type { FactValues } from "../contract/entities/facts.ts";
import { missingOf, practicalOf } from "./practical.ts";

const NOW = new Date("2026-11-28T12:00:00Z");
const MAY = "2026-05-15T09:00:00Z";
const OUTSIDE = { indoorOutdoor: "OUTDOOR", cities: [{ id: 1, name: "Leerdam", lon: 5, lat: 52, province: { name: "Utrecht" } }] } as const;

const ALL: FactValues = {
  priceFrom: { cents: 2950, per: "person", vat: "excl" },
  lasts: { minutes: 150 },
  included: ["kano's en zwemvesten", "instructie"],
  notIncluded: ["lunch"],
  languages: ["nl", "en"],
  access: { stepFree: "partly", toilet: false, note: "Laatste 200 meter over gras" },
  parking: "Gratis bij de steiger",
  transit: "Bus 12 stopt op vijf minuten lopen",
  rain: "goes-on",
  season: { from: "04-01", to: "10-31" },
  closedOn: ["monday", "tuesday"],
  leadTimeDays: 7,
  cancellation: "Tot 7 dagen vooraf kosteloos",
};

/** An outdoor activity with these facts, confirmed in May unless `confirmed` says otherwise. */
function activityWith(facts: FactValues, confirmed: Partial<Record<keyof FactValues, string>> = {}) {
  const days = new Map(Object.entries(confirmed));
  const stored = Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, { value, confirmedAt: days.get(key) ?? MAY }]));
  const typed: StoredFacts = stored;
  return { ...OUTSIDE, cities: [...OUTSIDE.cities], facts: publicFacts(typed) };
}

function rowsOf(facts: FactValues, brand: Parameters<typeof practicalOf>[1]) {
  return practicalOf(activityWith(facts), brand, NOW).lines.map(({ name, values }) => `${name}: ${values.join(" | ")}`);
}

test("every known fact has its own row", () => {
  expect(rowsOf(ALL, nl)).toEqual([
    "Prijs: Vanaf € 29,50 per persoon, excl. btw",
    "Duur: 2,5 uur",
    "Inbegrepen: Kano's en zwemvesten | Instructie",
    "Niet inbegrepen: Lunch",
    "Talen: Nederlands, Engels",
    "Toegankelijkheid: Deels zonder drempels | Geen rolstoeltoilet | Laatste 200 meter over gras",
    "Parkeren: Gratis bij de steiger",
    "Openbaar vervoer: Bus 12 stopt op vijf minuten lopen",
    "Bij regen: Gaat gewoon door",
    "Seizoen: 1 april t/m 31 oktober",
    "Gesloten: Maandag en dinsdag",
    "Vooraf aanvragen: Minstens 7 dagen van tevoren",
    "Annuleren: Tot 7 dagen vooraf kosteloos",
  ]);
});

test("each brand has its own wording, and prices for families have no VAT note", () => {
  expect(rowsOf({ leadTimeDays: 1 }, be)).toEqual(["Op voorhand aanvragen: Minstens een dag op voorhand"]);
  expect(rowsOf({ priceFrom: { cents: 45_000, per: "group", vat: "incl" } }, de)).toEqual(["Preis: Ab 450 € pro Gruppe, inkl. MwSt."]);
  expect(rowsOf({ season: { from: "04-15", to: "10-03" } }, de)).toEqual(["Saison: 15. April bis 3. Oktober"]);
  expect(rowsOf({ priceFrom: { cents: 1350, per: "person", vat: "incl" } }, kids)).toEqual(["Prijs: Vanaf € 13,50 per persoon"]);
  expect(rowsOf({ priceFrom: { cents: 0, per: "person", vat: "incl" } }, kids)).toEqual(["Prijs: Gratis"]);
});

test("unknown facts are listed in one sentence that ends with asking the provider", () => {
  const { languages: _, transit: __, season: ___, ...some } = ALL;
  const activity = activityWith(some);
  expect(missingOf(activity, nl)).toEqual({ names: "Talen, openbaar vervoer en seizoen:", ask: "vraag de aanbieder" });
  expect(missingOf(activity, de)).toEqual({ names: "Sprachen, Bus und Bahn und Saison:", ask: "fragen Sie den Anbieter" });
  expect(missingOf(activityWith(ALL), nl)).toBeNull();
});

test("rain is not asked for indoor activities, nor parking and transit for a provider who comes to the group", () => {
  const { rain: _, parking: __, ...some } = ALL;
  expect(missingOf({ ...activityWith(some), indoorOutdoor: "INDOOR", cities: [] }, nl)).toBeNull();
});

test("the most frequent month is shown once, other months beside their fact, and after 18 months visitors are advised to ask", () => {
  const practical = practicalOf(activityWith(ALL, { priceFrom: "2026-09-01T00:00:00Z", rain: "2025-04-30T00:00:00Z" }), nl, NOW);
  expect(practical.confirmed).toBe("bevestigd mei 2026");
  expect(practical.lines.flatMap(({ name, note }) => (note ? [`${name}: ${note}`] : []))).toEqual([
    "Prijs: bevestigd september 2026",
    "Bij regen: bevestigd april 2025, vraag na",
  ]);
  expect(practicalOf(activityWith({ rain: "moved" }, { rain: "2025-05-31T00:00:00Z" }), nl, NOW).confirmed).toBe("bevestigd mei 2025");
  expect(practicalOf(activityWith({ rain: "moved" }, { rain: "2025-04-30T00:00:00Z" }), de, NOW).confirmed).toBe(
    "bestätigt April 2025, bitte nachfragen",
  );
});

test("without known facts all are listed as missing", () => {
  expect(practicalOf(activityWith({}), nl, NOW)).toEqual({ title: "Wat je moet weten", lines: [], confirmed: null });
  expect(missingOf(activityWith({}), nl)?.names).toMatch(/^Prijs, duur, inbegrepen, talen, .* en annuleren:$/);
});
