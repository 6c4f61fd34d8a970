import { expect, test } from "vitest";
import { de } from "../../content/brands/de.ts";
import { nl } from "../../content/brands/nl.ts";
import { kindsInWords } from "./landing-kinds.ts";

function listed(...names: (string | null)[]) {
  return names.map((name) => ({ kind: name === null ? null : { id: 1, name } }));
}

test("a landing page names the kinds it lists, the most frequent first", () => {
  expect(kindsInWords(nl, listed("Zeilen", "Kanovaren", null, "Kanovaren"))).toBe("Hier vind je onder meer kanovaren en zeilen.");
  expect(kindsInWords(nl, listed("IJsbaan", "Highland Games"))).toBe("Hier vind je onder meer ijsbaan en Highland Games.");
  expect(kindsInWords(de, listed("Kanufahren", "Segeln", "Bogenschießen"))).toBe("Darunter: Kanufahren, Segeln und Bogenschießen.");
});

test("a landing page of one kind, or of unknown kinds, names none", () => {
  expect(kindsInWords(nl, listed("Zeilen", "Zeilen", null))).toBeNull();
  expect(kindsInWords(nl, listed(null))).toBeNull();
});
