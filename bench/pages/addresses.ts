import type { Address } from "./address.ts";
import { brands } from "../../src/brands/brands.ts";
import { overviewUrl } from "../../src/activities/overview-url.ts";
import { seededRandom, type Random } from "../../packages/random/random.ts";
import { readText } from "./read-text.ts";
import type { UnseenAddresses } from "./unseen.ts";

export type Addresses = {
  /** Addresses that visitors request repeatedly, the most popular first. */
  known: Address[];
  /** The material for addresses that were never requested before. */
  unseen: UnseenAddresses;
};

export const OVERVIEW: Address = { brand: "nl", path: "/uitjes" };
const SEED = 20_261_123;
const FILTER = /name="filters"[^>]* value="(\d+)"/g;
const LOCATION = /<loc>([^<]+)<\/loc>/g;
const MAX_PERSONS = 200;

/** All addresses in the sitemaps of the four brands, filled up to `amount` with searches of the overview. */
export async function readAddresses(port: number, amount: number): Promise<Addresses> {
  const random = seededRandom(SEED);
  const pages: Address[] = [];
  const unseen: UnseenAddresses = [];
  for (const { key } of brands) {
    const fetchText = (path: string) => readText({ port, brand: key, path });
    const filters = [...new Set([...(await fetchText("/uitjes")).matchAll(FILTER)].map(([, id]) => Number(id)))];
    unseen.push({ brand: key, filters });
    for (const map of pathsIn(await fetchText("/sitemap.xml"))) {
      pages.push(...pathsIn(await fetchText(map)).map((path) => ({ brand: key, path })));
    }
  }
  const first = pages.filter(({ path }) => path === "/" || path === "/uitjes" || path === "/agenda");
  const rest = pages.filter((page) => !first.includes(page));
  const searches = someSearches(random, { unseen, amount: amount - pages.length });
  return { known: [...first, ...shuffled(random, [...rest, ...searches])].slice(0, amount), unseen };
}

function pathsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(LOCATION)].map(([, address = ""]) => new URL(address).pathname);
}

/** One or more filters, with or without persons, and further pages. */
function someSearches(random: Random, { unseen, amount }: { unseen: UnseenAddresses; amount: number }): Address[] {
  const found = new Map<string, Address>();
  while (found.size < amount) {
    const { brand, filters } = random.oneOf(unseen);
    const chosen = new Set(Array.from({ length: random.below(4) }, () => random.oneOf(filters)));
    const persons = random.below(2) === 0 ? 1 + random.below(MAX_PERSONS) : null;
    const page = chosen.size < 2 ? 1 + random.below(4) : 1;
    const path = overviewUrl({ filters: [...chosen].toSorted((a, b) => a - b), persons, page });
    found.set(brand + path, { brand, path });
  }
  return [...found.values()];
}

function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const left = [...items];
  return items.map(() => left.splice(random.below(left.length), 1)).flat();
}
