import type { Made } from "./page.ts";
import type { Shelf } from "./shelf.ts";

export type Renderings = {
  /**
   * Made now and put on the shelf if it still stands then, or `isJoined` with who asked for this key before, when nothing has changed since: the
   * catalogue counts its changes in `generation`.
   */
  join(key: string, generation: number, make: () => Promise<Made>): { made: Promise<Made>; isJoined: boolean };
};

/** The renderings that somebody waits for: one for each key and state of the catalogue. */
export function createRenderings(shelf: Shelf): Renderings {
  const underWay = new Map<string, { generation: number; made: Promise<Made> }>();
  return {
    join(key, generation, make) {
      const other = underWay.get(key);
      if (other?.generation === generation) return { made: other.made, isJoined: true };
      const made = make().then((fresh) => {
        if (fresh.page?.isCurrent()) shelf.put(key, fresh.page);
        return fresh;
      });
      const own = { generation, made };
      underWay.set(key, own);
      const done = () => void (underWay.get(key) === own && underWay.delete(key));
      made.then(done, done);
      return { made, isJoined: false };
    },
  };
}
