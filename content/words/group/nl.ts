/** What is said of a group that an activity is not meant for. */
export const nlGroup = {
  notFor: (least: number, most: number | null) => `Dit uitje is ${groupOf(least, most)}.`,
  stillAsk: "Je kunt het toch vragen, of kijk verder:",
  /** Where nothing fits such a group. */
  askOnly: "Je kunt het toch vragen.",
  others: (persons: number, place: string | null) => `uitjes voor ${personsIn(persons)}${place ? ` in ${place}` : ""}`,
};

export type GroupWords = typeof nlGroup;

/** For how many something is; without an end `most` is null. */
export function groupOf(least: number, most: number | null): string {
  if (most === null) return `voor groepen vanaf ${personsIn(least)}`;
  return least > 1 ? `voor ${least} tot en met ${personsIn(most)}` : `voor groepen tot en met ${personsIn(most)}`;
}

export function personsIn(amount: number): string {
  return amount === 1 ? "1 persoon" : `${amount} personen`;
}
