import { expect, test } from "vitest";
import { fitTitle } from "./fit-title.server.ts";
import { lettering, typefaceOf, widthOf } from "./typeface.server.ts";

const WIDTH = 496;
const face = typefaceOf(800);
const fitted = (title: string) => fitTitle(face, title, WIDTH);

test("a short title is large, a long one smaller with more lines, and none is wider than its panel", () => {
  const titles = [
    "Ponyrijden",
    "Kanoën op de Linge",
    "Geschicklichkeitsparcours im Rheinauhafen mit Abendessen",
    "Een namiddag op de Lesse, met kajak, barbecue en een nachtje in een blokhut onder de sterren van de diepe Ardennen",
  ];
  const sizes = titles.map((title) => fitted(title).size);
  expect(sizes[0]).toBe(80);
  expect(sizes.at(-1)).toBe(48);
  for (const title of titles) {
    const { size, lines } = fitted(title);
    for (const line of lines) expect(widthOf(face, line, size)).toBeLessThanOrEqual(WIDTH);
    expect(lines.join(" ")).toBe(title);
  }
});

test("lines break after a hyphen where a part is long, and not after a lone letter", () => {
  expect(fitted("Betriebsausflug in Mecklenburg-Vorpommern").lines).toEqual(["Betriebsausflug", "in Mecklenburg-", "Vorpommern"]);
  expect(fitted("Bedrijfsuitje in 's-Hertogenbosch").lines).toEqual(["Bedrijfsuitje in", "'s-Hertogenbosch"]);
});

test("a title that cannot fit is truncated", () => {
  const endless = fitted("x".repeat(120));
  for (const line of endless.lines) expect(widthOf(face, line, endless.size)).toBeLessThanOrEqual(WIDTH);
  const wide = fitted("WWWWWWWWWWWW ".repeat(9));
  expect(wide.lines.length).toBeLessThanOrEqual(7);
  expect(fitted("").lines).toEqual([""]);
});

test("a letter missing from the typeface loses its accent, and other missing characters are omitted", () => {
  expect(widthOf(face, "ǎ", 100)).toBe(widthOf(face, "a", 100));
  expect(widthOf(face, "a😀b", 100)).toBe(widthOf(face, "ab", 100));
  expect(widthOf(face, "Łódź", 100)).toBeGreaterThan(widthOf(face, "Łód", 100));
  expect(widthOf(face, "AV", 100)).toBeLessThan(widthOf(face, "A", 100) + widthOf(face, "V", 100));
  expect(lettering(face, '<script>"&', { x: 0, y: 0, size: 10 })).not.toMatch(/script|&/);
});
