/** Items sorted or merged in a step of about a millisecond. */
const STEP = 1_024;

/** Compares words by their UTF-16 units. */
export function compareWords(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

type Compare<Thing> = (a: Thing, b: Thing) => number;

/** Stable merge sort that yields after each step. */
export function* sorted<Thing>(things: Iterable<Thing>, compare: Compare<Thing>): Generator<void, Thing[]> {
  let runs: Thing[][] = [];
  let run: Thing[] = [];
  for (const thing of things) {
    run.push(thing);
    if (run.length < STEP) continue;
    runs.push(run.toSorted(compare));
    run = [];
    yield;
  }
  runs.push(run.toSorted(compare));

  while (runs.length > 1) {
    const merged: Thing[][] = [];
    for (let index = 0; index < runs.length; index += 2) {
      merged.push(yield* mergedRuns(runs[index] ?? [], runs[index + 1] ?? [], compare));
    }
    runs = merged;
  }

  return runs[0] ?? [];
}

function* mergedRuns<Thing>(a: Thing[], b: Thing[], compare: Compare<Thing>): Generator<void, Thing[]> {
  const merged: Thing[] = [];
  let [nextOfA, nextOfB] = [0, 0];
  while (merged.length < a.length + b.length) {
    const [first, second] = [a[nextOfA], b[nextOfB]];
    if (second === undefined || (first !== undefined && compare(first, second) <= 0)) {
      if (first !== undefined) merged.push(first);
      nextOfA += 1;
    } else {
      merged.push(second);
      nextOfB += 1;
    }
    if (merged.length % STEP === 0) yield;
  }
  return merged;
}
