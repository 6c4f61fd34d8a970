import { expect, test } from "vitest";
import { leadAndRest } from "./lead-and-rest.ts";

test("a card shows about three lines of whole sentences, and the rest under 'Meer'", () => {
  const short = "Je stapt in bij de brug.";
  const middle = "Daarna vaar je met de stroom mee langs drie landgoederen, een theetuin en een molen.";
  const rest = "Halverwege wacht de picknick.\n\nBij regen varen we ook.";
  expect(leadAndRest(`${short} ${middle} ${rest}`)).toEqual({
    lead: `${short} ${middle} Halverwege wacht de picknick.`,
    rest: "Bij regen varen we ook.",
  });
});

test("a short first sentence is never shown alone", () => {
  const { lead } = leadAndRest(`Het begint met een tekening. ${"Woord ".repeat(40)}einde. En nog iets.`);
  expect(lead).toMatch(/^Het begint met een tekening\. Woord/);
});

test("a short description has nothing under 'Meer'", () => {
  expect(leadAndRest("Eén zin.")).toEqual({ lead: "Eén zin.", rest: "" });
  expect(leadAndRest("zonder punt")).toEqual({ lead: "zonder punt", rest: "" });
});
