import type { GroupWords } from "./nl.ts";

export const deGroup: GroupWords = {
  notFor: (least, most) => `Dieser Ausflug ist ${groupOf(least, most)} gedacht.`,
  stillAsk: "Sie können trotzdem anfragen oder weitersehen:",
  askOnly: "Sie können trotzdem anfragen.",
  others: (persons, place) => `Ausflüge für ${personsIn(persons)}${place ? ` in ${place}` : ""}`,
};

function groupOf(least: number, most: number | null): string {
  if (most === null) return `für Gruppen ab ${personsIn(least)}`;
  return least > 1 ? `für ${least} bis ${personsIn(most)}` : `für Gruppen bis ${personsIn(most)}`;
}

function personsIn(amount: number): string {
  return amount === 1 ? "1 Person" : `${amount} Personen`;
}
