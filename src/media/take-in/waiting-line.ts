export type WaitingLine = { wait<Result>(range: string | null, work: () => Promise<Result>): Promise<Result | "full"> };

type Place = { range: string | null; call: (turn: "now" | "full") => void };

/**
 * Does one work at a time. Address ranges take turns, so that one with ten pictures keeps nobody waiting for them all; when
 * `most` are waiting or at work already, the range with most of them yields its last place to a newcomer of another, and
 * otherwise the newcomer is told "full".
 */
export function createWaitingLine({ most }: { most: number }): WaitingLine {
  const waiting: Place[] = [];
  /** When each range that waits had its last turn, as a number that grows. */
  const lastTurns = new Map<string | null, number>();
  let turns = 0;
  let isBusy = false;

  const countOf = (range: string | null) => waiting.filter((place) => place.range === range).length;
  const turnOf = ({ range }: Place) => lastTurns.get(range) ?? 0;

  function begin(range: string | null): void {
    isBusy = true;
    lastTurns.set(range, (turns += 1));
  }

  function callNext(): void {
    isBusy = false;
    for (const range of lastTurns.keys()) if (countOf(range) === 0) lastTurns.delete(range);
    const [first] = waiting;
    if (!first) return;
    const next = waiting.reduce((found, place) => (turnOf(place) < turnOf(found) ? place : found), first);
    waiting.splice(waiting.indexOf(next), 1);
    begin(next.range);
    next.call("now");
  }

  function hasPlace(range: string | null): boolean {
    if (waiting.length + 1 < most) return true;
    const longest = waiting.reduceRight((found, place) => (countOf(place.range) > countOf(found.range) ? place : found));
    if (countOf(longest.range) <= countOf(range) + 1) return false;
    waiting.splice(waiting.indexOf(longest), 1);
    longest.call("full");
    return true;
  }

  async function wait<Result>(range: string | null, work: () => Promise<Result>): Promise<Result | "full"> {
    if (isBusy) {
      if (!hasPlace(range)) return "full";
      const turn = await new Promise<"now" | "full">((call) => waiting.push({ range, call }));
      if (turn === "full") return "full";
    } else begin(range);

    try {
      return await work();
    } finally {
      callNext();
    }
  }

  return { wait };
}
