import type { Understood } from "../understood.ts";
import type { Match } from "../find-all.ts";
import { matchAndMark, type Sentence } from "../sentence.ts";
import { GAPS } from "../tokens.ts";

/** Whether a sentence rules out being indoors, or outdoors. */
export type DoorsRuledOut = { indoors: boolean; outdoors: boolean };

/** `niet binnen` and `hoeft niet buiten`, read before other negations: they are answered by a search, and not merely said. */
export function readDoorsRuledOut(sentence: Sentence): DoorsRuledOut {
  const { grammar } = sentence;
  matchAndMark(sentence, grammar.table("eitherDoor"), { use: "talk" });
  const isFit = (match: Match) => !leadsOn(sentence, match);
  const indoors = matchAndMark(sentence, grammar.table("notIndoors"), { use: "indoors", isFit }).length > 0;
  const outdoors = matchAndMark(sentence, grammar.table("notOutdoors"), { use: "indoors", isFit }).length > 0;
  for (const table of ["notIndoors", "notOutdoors"] as const) matchAndMark(sentence, grammar.table(table), { use: "talk" });
  return { indoors, outdoors };
}

/** `niet binnen 2 weken`, `niet buiten Utrecht`: what follows says that no door is meant. */
function leadsOn({ tokens, facts, grammar }: Sentence, { to }: Match): boolean {
  const next = tokens[to];
  if (!next || next.use || next.gap !== GAPS.none) return false;
  return next.number !== null || (!grammar.is("stop", next) && facts.places.named(next.nameKey) !== null);
}

/** Indoors or outdoors; null where either is fine, where both are said, and where the words mean something else. */
export function readIndoors(sentence: Sentence, ruledOut: DoorsRuledOut): Understood["indoorOutdoor"] {
  const { grammar } = sentence;
  matchAndMark(sentence, grammar.table("neitherDoor"), { use: "talk" });
  const isIn = matchAndMark(sentence, grammar.table("indoors"), { use: "indoors" }).length > 0 || ruledOut.outdoors;
  const isOut = matchAndMark(sentence, grammar.table("outdoors"), { use: "indoors" }).length > 0 || ruledOut.indoors;
  if (isIn === isOut) return null;
  return isIn ? "INDOOR" : "OUTDOOR";
}
