import { dropsOf, less, pairsOf, without, type Asking } from "./drops.ts";
import type { Drop, Less, Relaxation, SearchFilter } from "./search.ts";
import { MOST_TYPED } from "./text/query-words.ts";

/** What relaxing needs to know of the search that found nothing. */
export type Relaxing = Asking & {
  /** How many activities a filter finds. */
  count(filter: SearchFilter): number;
};

/** So many relaxations are told. */
const MOST_RELAXATIONS = 3;

/**
 * What to ask less for a search that finds nothing, the most helpful first, at most three: to leave one thing out, the whole
 * text only where nothing else helps; or the next radius that finds something. Where that is no help a part of the one word
 * that was asked, and at last two things are left out.
 *
 * Leaving out many conditions finds at least as much as leaving out any one of them, so a half that does not help is not
 * looked into: n conditions of which few help cost about log n counts each. Words may find more together than one of them
 * alone (`text/joined.ts`), so a few are tried one by one.
 */
export function relax(filter: SearchFilter, relaxing: Relaxing): Relaxation[] {
  const { conditions, radius, radii, parts } = dropsOf(filter, relaxing);
  const isFew = conditions.filter(isWord).length <= MOST_TYPED;
  const single = [
    ...conditions.filter(isWord).flatMap((drop) => (isFew ? helpful([drop]) : [])),
    ...helpful(conditions.filter((drop) => !(isFew && isWord(drop)))),
  ];
  const others = [...single.filter(({ drop }) => !isWholeText(drop)), ...wider()];
  for (const ways of [() => others, () => counts(parts), () => single, inPairs]) {
    const found = ways();
    if (found.length > 0) return best(found);
  }
  return [];

  function helpful(drops: readonly Drop[]): Relaxation[] {
    const total = drops.length === 0 ? 0 : relaxing.count(without(filter, drops, relaxing.wordsOf));
    if (total === 0) return [];
    const [drop, ...others] = drops;
    if (drop && others.length === 0) return [{ drop, total }];
    const half = drops.length >> 1;
    return [...helpful(drops.slice(0, half)), ...helpful(drops.slice(half))];
  }

  /** The next radius that finds something, and the whole surroundings where that is more. */
  function wider(): Relaxation[] {
    const next = radii.map((one) => counted(one)).find(({ total }) => total > 0);
    const whole = radius.map((drop) => counted({ drop })).filter(({ total }) => total > (next?.total ?? 0));
    return [...(next ? [next] : []), ...whole];
  }

  function inPairs(): Relaxation[] {
    if (relaxing.count(without(filter, conditions, relaxing.wordsOf)) === 0) return [];
    return counts(pairsOf(conditions));
  }

  function counts(asked: readonly Less[]): Relaxation[] {
    return asked.map(counted).filter(({ total }) => total > 0);
  }

  function counted(asked: Less): Relaxation {
    return { ...asked, total: relaxing.count(less(filter, asked, relaxing.wordsOf)) };
  }
}

function best(found: readonly Relaxation[]): Relaxation[] {
  return found.toSorted((a, b) => b.total - a.total).slice(0, MOST_RELAXATIONS);
}

function isWord(drop: Drop): boolean {
  return "word" in drop;
}

function isWholeText(drop: Drop): boolean {
  return drop.field === "genericSearchQuery" && !isWord(drop);
}
