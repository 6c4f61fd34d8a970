import { nl } from "./nl.ts";
import type { PictureWords } from "./words.ts";

/** Only what is said differently in Belgium. */
export const be = {
  ...nl,
  archery: "Getekende groep met pijl en boog voor een rij schietschijven",
  cooking: "Getekende groep met schorten aan achter de kookpotten",
  "escape-room": "Getekende groep die raadsels oplost in een afgesloten kamer",
  "farm-golf": "Getekende groep die golft in een wei met koeien",
  "mini-golf": "Getekende groep met putters op een minigolfparcours",
  survival: "Getekende groep op een hindernissenparcours in het bos",
} as const satisfies PictureWords;
