import { expect, test } from "vitest";
import { withoutChoice } from "./without-choice.ts";

const SHOWN = "/uitjes?filters=3,9&personen=12";

test("a chip leads to the list that is shown without its choice", () => {
  expect(withoutChoice("/uitjes?filters=9&personen=12", { shown: SHOWN, pending: null })).toBe("/uitjes?filters=9&personen=12");
});

test("while another list loads, a chip leads to that one without its choice", () => {
  const chip = "/uitjes?filters=9&personen=12";
  expect(withoutChoice(chip, { shown: SHOWN, pending: "/uitjes?filters=3,9,4&zoek=kano&personen=12" })).toBe(
    "/uitjes?filters=9,4&zoek=kano&personen=12",
  );
  expect(withoutChoice(chip, { shown: SHOWN, pending: "/uitjes?filters=3" })).toBe("/uitjes");
  expect(withoutChoice(chip, { shown: SHOWN, pending: "/uitjes?filters=3,9&personen=12&pagina=2&p=7" })).toBe(chip);
});

test("a choice that was changed meanwhile stays as it is", () => {
  expect(withoutChoice("/uitjes?filters=3,9", { shown: SHOWN, pending: "/uitjes?filters=3,9&personen=20" })).toBe(
    "/uitjes?filters=3,9&personen=20",
  );
});

test("a chip of a landing page, or one that leads to another page than the one that loads, keeps its address", () => {
  const chip = "/uitjes?locatie=city-5";
  expect(withoutChoice(chip, { shown: "/teambuilding/utrecht", pending: "/uitjes?filters=4" })).toBe(chip);
});
