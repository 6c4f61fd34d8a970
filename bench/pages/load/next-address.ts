import { seededRandom } from "../../../packages/random/random.ts";
import { share, zipfRank } from "../../../packages/search/bench/zipf.ts";
import type { Address } from "../address.ts";
import { unseenAddress } from "../unseen.ts";
import type { AskedPages } from "./order.ts";

/** Of what visitors ask for nobody asked before. */
const UNSEEN_SHARE = 0.05;

/** Tells the address of each request after the other, the same in every run. */
export function nextAddress(pages: AskedPages): { next: () => Address; taken: () => number } {
  let taken = 0;
  switch (pages.kind) {
    case "one":
      return { next: () => pages.address, taken: () => 0 };
    case "unseen":
      return { next: () => unseenAddress(pages.unseen, pages.from + taken++), taken: () => taken };
    case "mix": {
      const dice = seededRandom(pages.seed);
      const known = () => pages.known[zipfRank(dice, pages.known.length)] ?? { brand: "nl", path: "/" };
      const next = () => (share(dice) < UNSEEN_SHARE ? unseenAddress(pages.unseen, pages.from + taken++) : known());
      return { next, taken: () => taken };
    }
  }
}
