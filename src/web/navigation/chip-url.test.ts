import { expect, test } from "vitest";
import { chipUrl } from "./chip-url.ts";

const SHOWN = "/uitjes?filters=3,9&personen=12";

test("a chip removes its choice from the shown list", () => {
  expect(chipUrl("/uitjes?filters=9&personen=12", { shown: SHOWN, pending: null })).toBe("/uitjes?filters=9&personen=12");
});

test("while another list loads, a chip removes its choice from that list", () => {
  const chip = "/uitjes?filters=9&personen=12";
  expect(chipUrl(chip, { shown: SHOWN, pending: "/uitjes?filters=3,9,4&zoek=kano&personen=12" })).toBe(
    "/uitjes?filters=9,4&zoek=kano&personen=12",
  );
  expect(chipUrl(chip, { shown: SHOWN, pending: "/uitjes?filters=3" })).toBe("/uitjes");
  expect(chipUrl(chip, { shown: SHOWN, pending: "/uitjes?filters=3,9&personen=12&pagina=2&p=7" })).toBe(chip);
});

test("a choice that was changed meanwhile is unchanged", () => {
  expect(chipUrl("/uitjes?filters=3,9", { shown: SHOWN, pending: "/uitjes?filters=3,9&personen=20" })).toBe(
    "/uitjes?filters=3,9&personen=20",
  );
});

test("a chip of a landing page, or of another page than the one that loads, keeps its own address", () => {
  const chip = "/uitjes?locatie=city-5";
  expect(chipUrl(chip, { shown: "/teambuilding/utrecht", pending: "/uitjes?filters=4" })).toBe(chip);
});
