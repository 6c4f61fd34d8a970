import { expect, test } from "vitest";
import { de } from "../../../content/words/de.ts";
import { nl } from "../../../content/words/nl.ts";
import { ageLabel, costAndTime, personsLabel } from "./activity-labels.tsx";

const { labels } = nl;

test.for([
  [null, null, "Elke groepsgrootte"],
  [null, 500, "Elke groepsgrootte"],
  [null, 60, "Tot 60 personen"],
  [10, null, "10+ personen"],
  [10, 500, "10+ personen"],
  [4, 60, "4–60 personen"],
] as const)("from %s to %s persons reads '%s': a bound that is absent is open, and not 0", ([personsMin, personsMax, label]) => {
  expect(personsLabel({ personsMin, personsMax }, labels)).toBe(label);
});

test.for([
  [null, null, "Alle leeftijden"],
  [6, null, "Vanaf 6 jaar"],
  [4, 12, "4 t/m 12 jaar"],
] as const)("from %s to %s years reads '%s'", ([minimumAge, maximumAge, label]) => {
  expect(ageLabel({ minimumAge, maximumAge }, labels)).toBe(label);
});

const price = { cents: 2950, per: "person", vat: "excl" } as const;

test.for([
  [price, { minutes: 150 }, "vanaf € 29,50 p.p. · 2,5 uur", "ab 29,50 € p. P. · 2,5 Std."],
  [{ ...price, cents: 45_000, per: "group" }, { days: 2 }, "vanaf € 450 per groep · 2 dagen", "ab 450 € pro Gruppe · 2 Tage"],
  [{ ...price, cents: 0 }, null, "gratis", "kostenlos"],
  [null, { minutes: 75 }, "75 min", "75 Min."],
  [null, null, "", ""],
] as const)("a card says of %o and %o: '%s'", ([priceFrom, lasts, dutch, german]) => {
  expect(costAndTime({ priceFrom, lasts }, labels)).toBe(dutch);
  expect(costAndTime({ priceFrom, lasts }, de.labels)).toBe(german);
});
