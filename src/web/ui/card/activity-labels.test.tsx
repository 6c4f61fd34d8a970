import { expect, test } from "vitest";
import { nl } from "../../../../content/words/nl.ts";
import { ageLabel, personsLabel } from "./activity-labels.tsx";

const { labels } = nl;

test.for([
  [null, null, "Elke groepsgrootte"],
  [null, 500, "Elke groepsgrootte"],
  [null, 60, "Tot 60 personen"],
  [10, null, "10+ personen"],
  [10, 500, "10+ personen"],
  [4, 60, "4–60 personen"],
] as const)("from %s to %s persons reads '%s': a missing bound is open, not 0", ([personsMin, personsMax, label]) => {
  expect(personsLabel({ personsMin, personsMax }, labels)).toBe(label);
});

test.for([
  [null, null, "Alle leeftijden"],
  [6, null, "Vanaf 6 jaar"],
  [4, 12, "4 t/m 12 jaar"],
] as const)("from %s to %s years reads '%s'", ([minimumAge, maximumAge, label]) => {
  expect(ageLabel({ minimumAge, maximumAge }, labels)).toBe(label);
});
