import type { Understood } from "../understood.ts";
import type { Match } from "../find-all.ts";
import { matchAndMark, type Sentence } from "../sentence.ts";
import { GAPS } from "../tokens.ts";

/** Whether a sentence excludes indoors, or outdoors. */
export type IndoorsRuledOut = { indoors: boolean; outdoors: boolean };

/** Reads `niet binnen` (not indoors) and `hoeft niet buiten` (need not be outdoors) before other negations: they narrow the search. */
export function readIndoorsRuledOut(sentence: Sentence): IndoorsRuledOut {
  const { grammar } = sentence;
  matchAndMark(sentence, grammar.table("eitherIsFine"), { use: "talk" });
  const isFit = (match: Match) => !leadsOn(sentence, match);
  const indoors = matchAndMark(sentence, grammar.table("notIndoors"), { use: "indoors", isFit }).length > 0;
  const outdoors = matchAndMark(sentence, grammar.table("notOutdoors"), { use: "indoors", isFit }).length > 0;
  for (const table of ["notIndoors", "notOutdoors"] as const) matchAndMark(sentence, grammar.table(table), { use: "talk" });
  return { indoors, outdoors };
}

/** Whether the next word gives *binnen* or *buiten* another meaning: `niet binnen 2 weken` (within), `niet buiten Utrecht` (outside). */
function leadsOn({ tokens, facts, grammar }: Sentence, { to }: Match): boolean {
  const next = tokens[to];
  if (!next || next.use || next.gap !== GAPS.none) return false;
  return next.number !== null || (!grammar.is("stop", next) && facts.places.named(next.nameKey) !== null);
}

/** Indoors or outdoors; null if either is fine, if both are mentioned, or if the words have another meaning. */
export function readIndoors(sentence: Sentence, ruledOut: IndoorsRuledOut): Understood["indoorOutdoor"] {
  const { grammar } = sentence;
  matchAndMark(sentence, grammar.table("indoorsIrrelevant"), { use: "talk" });
  const isIn = matchAndMark(sentence, grammar.table("indoors"), { use: "indoors" }).length > 0 || ruledOut.outdoors;
  const isOut = matchAndMark(sentence, grammar.table("outdoors"), { use: "indoors" }).length > 0 || ruledOut.indoors;
  if (isIn === isOut) return null;
  return isIn ? "INDOOR" : "OUTDOOR";
}
