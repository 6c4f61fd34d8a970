import type { Understood } from "../understood.ts";
import { matchAndMark, type Sentence } from "../sentence.ts";

/** Indoors or outdoors; null where either is fine, where both are said, and where the words mean something else. */
export function readIndoors(sentence: Sentence): Understood["indoorOutdoor"] {
  const { grammar } = sentence;
  matchAndMark(sentence, grammar.table("neitherDoor"), { use: "talk" });
  const isIn = matchAndMark(sentence, grammar.table("indoors"), { use: "indoors" }).length > 0;
  const isOut = matchAndMark(sentence, grammar.table("outdoors"), { use: "indoors" }).length > 0;
  if (isIn === isOut) return null;
  return isIn ? "INDOOR" : "OUTDOOR";
}
