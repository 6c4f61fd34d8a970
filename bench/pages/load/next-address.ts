import { seededRandom } from "../../../packages/random/random.ts";
import { fraction, zipfRank } from "../../../packages/search/bench/zipf.ts";
import type { Address } from "../address.ts";
import { unseenAddress } from "../unseen.ts";
import type { RequestedPages } from "./load-options.ts";

/** The share of requests for addresses that were never requested before. */
const UNSEEN_SHARE = 0.05;

/** Generates the address of each request, the same in every run; `taken` counts the unseen ones. */
export function nextAddress(pages: RequestedPages): { next: () => Address; taken: () => number } {
  let taken = 0;
  switch (pages.kind) {
    case "one":
      return { next: () => pages.address, taken: () => 0 };
    case "unseen":
      return { next: () => unseenAddress(pages.unseen, pages.from + taken++), taken: () => taken };
    case "mix": {
      const random = seededRandom(pages.seed);
      const known = () => pages.known[zipfRank(random, pages.known.length)] ?? { brand: "nl", path: "/" };
      const next = () => (fraction(random) < UNSEEN_SHARE ? unseenAddress(pages.unseen, pages.from + taken++) : known());
      return { next, taken: () => taken };
    }
  }
}
