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
import { MAX_TYPED } from "./text/query-words.ts";

/** How relaxing reads and counts queries. */
export type RelaxOptions = QueryReader & {
  /** How many activities the query itself finds. */
  alreadyFound: number;
  /** How many activities a filter finds. */
  count(filter: SearchFilter): number;
};

/**
 * Relaxations of a search that finds nothing or little, chosen by `mostHelpful`: first those that keep the whole text
 * (one condition dropped or a wider radius, then two conditions), then fewer words, a part of the only word, no text,
 * and last any two conditions.
 *
 * Dropping many conditions finds at least as much as dropping any one of them, so a half that does not help is not
 * searched further: n conditions of which few help cost about log n counts each. Words may find more together than one
 * of them alone (`text/join-words.ts`), so a few are tried one by one.
 */
export function relax(filter: SearchFilter, options: RelaxOptions): Relaxation[] {
  const { alreadyFound } = options;
  const { conditions, radius, radii, parts } = relaxationCandidates(filter, options);
  const words = conditions.filter(isWord);
  const whole = conditions.filter((drop) => isOfText(drop) && !isWord(drop));
  const beside = conditions.filter((drop) => !isOfText(drop));

  const tiers: Tier[] = [
    () => [...helpful(beside), ...wider()],
    (least) => (finds(beside) < least ? [] : counts(pairsOf(beside))),
    () => (words.length <= MAX_TYPED ? words.flatMap((word) => helpful([word])) : helpful(words)),
    () => counts(parts),
    (_, isFirst) => (!isFirst && (beside.length === 0 || words.length > 0) ? [] : helpful(whole)),
    (least, isFirst) => (!isFirst || finds(conditions) < least ? [] : counts(pairsOf(conditions))),
  ];
  return mostHelpful(tiers, alreadyFound);

  function helpful(drops: readonly DroppedCondition[]): Relaxation[] {
    const total = finds(drops);
    if (total <= alreadyFound) return [];
    const [drop, ...others] = drops;
    if (drop && others.length === 0) return [{ drop, total }];
    const half = drops.length >> 1;
    return [...helpful(drops.slice(0, half)), ...helpful(drops.slice(half))];
  }

  /** The first wider radius that finds more, and the search without a radius when that finds still more. */
  function wider(): Relaxation[] {
    const next = radii.map((one) => counted(one)).find(({ total }) => total > alreadyFound);
    const surroundings = radius.map((drop) => counted({ drop })).filter(({ total }) => total > (next?.total ?? alreadyFound));
    return [...(next ? [next] : []), ...surroundings];
  }

  /** How many are found without all of these conditions. */
  function finds(drops: readonly DroppedCondition[]): number {
    return drops.length === 0 ? 0 : options.count(without(filter, drops, options.wordsOf));
  }

  function counts(changes: readonly FilterChange[]): Relaxation[] {
    return changes.map(counted).filter(({ total }) => total > alreadyFound);
  }

  function counted(change: FilterChange): Relaxation {
    return { ...change, total: options.count(applyChange(filter, change, options.wordsOf)) };
  }
}
