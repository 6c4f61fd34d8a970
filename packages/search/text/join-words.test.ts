import { expect, test } from "vitest";
import { PLAIN } from "../tests/plain-activity.ts";
import { createEngine } from "../engine.ts";
import type { TextLanguage } from "../search.ts";

/** The number of these activities, given by title and description, that a text finds. */
function found(text: string, activities: [title: string, description: string][], language: TextLanguage = "nl"): number {
  const engine = createEngine();
  engine.describe(1, { language, kinds: [], filters: [], cities: [] });
  engine.upsert(activities.map(([title, description], index) => ({ ...PLAIN, id: index + 1, title, description })));
  const { total } = engine.search(1, { genericSearchQuery: text }, { page: 1, limit: 1 });
  expect(engine.count(1, { genericSearchQuery: text })).toBe(total);
  return total;
}

test("adjacent words that find nothing together are joined, with a space or a hyphen between them", () => {
  for (const text of ["kanotocht", "kano tocht", "kano-tocht", "met de kano tocht"])
    expect(found(text, [["Geen woord in de kano", ""]])).toBe(1);
  expect(found("kano linge", [["Geen woord in de kano", ""]])).toBe(0);
  expect(found("kano met tocht", [["Geen woord in de kano", ""]])).toBe(0);
});

test("words that find something together are not joined", () => {
  expect(
    found("kano tocht", [
      ["Kano", ""],
      ["Varen", "Een tocht in een kano."],
    ]),
  ).toBe(1);
});

test("a compound without matches finds its two words anywhere in a text, if not in a title", () => {
  expect(
    found("vlotbouwen", [
      ["Een dag in het bos", "Wij bouwen een vlot."],
      ["Bouwen", ""],
    ]),
  ).toBe(1);
  expect(
    found("vlotbouwen", [
      ["Een vlot", "Zelf te bouwen."],
      ["Een dag in het bos", "Wij bouwen een vlot."],
    ]),
  ).toBe(1);
  expect(
    found(
      "Fahrradtour",
      [
        ["Zu den Schlössern", "Mit dem Fahrrad auf Tour."],
        ["Rad", "Wir fahren."],
      ],
      "de",
    ),
  ).toBe(1);
});
