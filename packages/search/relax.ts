import {
  relaxationCandidates,
  isOfText,
  isWord,
  applyChange,
  mostHelpful,
  pairsOf,
  without,
  type QueryReader,
  type Tier,
} from "./relaxation-candidates.ts";
import type { DroppedCondition, FilterChange, Relaxation, SearchFilter } from "./search.ts";
import { MOST_TYPED } from "./text/query-words.ts";

/** What relaxing needs to know of the search that found nothing, or too little. */
export type RelaxOptions = QueryReader & {
  /** How many activities are found already. */
  already: number;
  /** How many activities a filter finds. */
  count(filter: SearchFilter): number;
};

/**
 * What to ask less for a search that finds nothing or little, as `mostHelpful` chooses: first what keeps the whole text (one thing left
 * out or a wider radius, then two things), then fewer words, a part of the only word, no text, and at last any two things.
 *
 * Leaving out many conditions finds at least as much as leaving out any one of them, so a half that does not help is not
 * looked into: n conditions of which few help cost about log n counts each. Words may find more together than one of them
 * alone (`text/join-words.ts`), so a few are tried one by one.
 */
export function relax(filter: SearchFilter, relaxing: RelaxOptions): Relaxation[] {
  const { already } = relaxing;
  const { conditions, radius, radii, parts } = relaxationCandidates(filter, relaxing);
  const words = conditions.filter(isWord);
  const whole = conditions.filter((drop) => isOfText(drop) && !isWord(drop));
  const beside = conditions.filter((drop) => !isOfText(drop));

  const tiers: Tier[] = [
    () => [...helpful(beside), ...wider()],
    (least) => (finds(beside) < least ? [] : counts(pairsOf(beside))),
    () => (words.length <= MOST_TYPED ? words.flatMap((word) => helpful([word])) : helpful(words)),
    () => counts(parts),
    (_, isFirst) => (!isFirst && (beside.length === 0 || words.length > 0) ? [] : helpful(whole)),
    (least, isFirst) => (!isFirst || finds(conditions) < least ? [] : counts(pairsOf(conditions))),
  ];
  return mostHelpful(tiers, already);

  function helpful(drops: readonly DroppedCondition[]): Relaxation[] {
    const total = finds(drops);
    if (total <= already) return [];
    const [drop, ...others] = drops;
    if (drop && others.length === 0) return [{ drop, total }];
    const half = drops.length >> 1;
    return [...helpful(drops.slice(0, half)), ...helpful(drops.slice(half))];
  }

  /** The next radius that finds something, and the whole surroundings where that is more. */
  function wider(): Relaxation[] {
    const next = radii.map((one) => counted(one)).find(({ total }) => total > already);
    const surroundings = radius.map((drop) => counted({ drop })).filter(({ total }) => total > (next?.total ?? already));
    return [...(next ? [next] : []), ...surroundings];
  }

  /** How many are found without all of these. */
  function finds(drops: readonly DroppedCondition[]): number {
    return drops.length === 0 ? 0 : relaxing.count(without(filter, drops, relaxing.wordsOf));
  }

  function counts(asked: readonly FilterChange[]): Relaxation[] {
    return asked.map(counted).filter(({ total }) => total > already);
  }

  function counted(asked: FilterChange): Relaxation {
    return { ...asked, total: relaxing.count(applyChange(filter, asked, relaxing.wordsOf)) };
  }
}
