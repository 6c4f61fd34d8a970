import { groupOf, nlGroup, personsIn, type GroupWords } from "./nl.ts";

export const beGroup: GroupWords = {
  ...nlGroup,
  notFor: (least, most) => `Deze uitstap is ${groupOf(least, most)}.`,
  others: (persons, place) => `uitstappen voor ${personsIn(persons)}${place ? ` in ${place}` : ""}`,
};
