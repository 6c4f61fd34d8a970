import type { GeographicLocation } from "../../contract/enumerations.ts";
import { matchAndMark, type Sentence } from "../sentence.ts";

/** The area that a sentence asks for: the brand's own country, Europe or beyond. */
export function readArea(sentence: Sentence): GeographicLocation | null {
  for (const area of ["OUTSIDE_EUROPE", "EUROPE", "ORIGIN_COUNTRY"] as const) {
    if (matchAndMark(sentence, sentence.grammar.area[area], { use: "area" }).length > 0) return area;
  }
  return null;
}
