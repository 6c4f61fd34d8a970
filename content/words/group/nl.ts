/** Words of the warning about a group that does not fit an activity. */
export const nlGroup = {
  notFor: (least: number, most: number | null) => `Dit uitje is ${groupOf(least, most)}.`,
  stillAsk: "Je kunt het toch vragen, of kijk verder:",
  /** When no activity fits such a group. */
  askOnly: "Je kunt het toch vragen.",
  others: (persons: number, place: string | null) => `uitjes voor ${personsIn(persons)}${place ? ` in ${place}` : ""}`,
};

export type GroupWords = typeof nlGroup;

/** A range of persons; without an upper bound `most` is null. */
export function groupOf(least: number, most: number | null): string {
  if (most === null) return `voor groepen vanaf ${personsIn(least)}`;
  return least > 1 ? `voor ${least} tot en met ${personsIn(most)}` : `voor groepen tot en met ${personsIn(most)}`;
}

export function personsIn(amount: number): string {
  return amount === 1 ? "1 persoon" : `${amount} personen`;
}
