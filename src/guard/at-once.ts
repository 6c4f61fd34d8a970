import { addressRangeOf } from "./address-range.ts";

/** A place among those who are served at once; `leave` gives it back. */
export type AtOnce = { enter(address: string): { leave(): void } | null };

/**
 * Limits how many are served at the same moment, of all and of one address range: what they send waits in memory. Null
 * when there is no place. This machine itself has no range: behind an undeclared proxy it stands for every visitor.
 */
export function createAtOnce({ most, mostPerRange }: { most: number; mostPerRange: number }): AtOnce {
  const inside = new Map<string | null, number>();
  let all = 0;

  function enter(address: string): { leave(): void } | null {
    const range = addressRangeOf(address);
    const ofRange = inside.get(range) ?? 0;
    if (all >= most || (range !== null && ofRange >= mostPerRange)) return null;

    all += 1;
    inside.set(range, ofRange + 1);
    return {
      leave() {
        all -= 1;
        const left = (inside.get(range) ?? 1) - 1;
        if (left > 0) inside.set(range, left);
        else inside.delete(range);
      },
    };
  }

  return { enter };
}
