import type { Address } from "./address.ts";
import { brands } from "../../src/brands/brands.ts";
import { overviewUrl } from "../../src/activities/overview-url.ts";
import { seededRandom, type Random } from "../../packages/random/random.ts";
import { readText } from "./read-text.ts";
import type { UnseenAddresses } from "./unseen.ts";

export type Addresses = {
  /** The ones that visitors ask for, the most wanted first. */
  known: Address[];
  /** What addresses that nobody asked for yet are made of. */
  unseen: UnseenAddresses;
};

export const OVERVIEW: Address = { brand: "nl", path: "/uitjes" };
const SEED = 20_261_123;
const FILTER = /name="filters"[^>]* value="(\d+)"/g;
const LOCATION = /<loc>([^<]+)<\/loc>/g;
const MOST_PERSONS = 200;

/** Everything the sitemaps of the four brands name, and searches of the overview until there are `amount`. */
export async function readAddresses(port: number, amount: number): Promise<Addresses> {
  const dice = seededRandom(SEED);
  const pages: Address[] = [];
  const unseen: UnseenAddresses = [];
  for (const { key } of brands) {
    const ask = (path: string) => readText({ port, brand: key, path });
    const filters = [...new Set([...(await ask("/uitjes")).matchAll(FILTER)].map(([, id]) => Number(id)))];
    unseen.push({ brand: key, filters });
    for (const map of pathsIn(await ask("/sitemap.xml"))) {
      pages.push(...pathsIn(await ask(map)).map((path) => ({ brand: key, path })));
    }
  }
  const first = pages.filter(({ path }) => path === "/" || path === "/uitjes" || path === "/agenda");
  const rest = pages.filter((page) => !first.includes(page));
  const searches = someSearches(dice, { unseen, amount: amount - pages.length });
  return { known: [...first, ...shuffled(dice, [...rest, ...searches])].slice(0, amount), unseen };
}

function pathsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(LOCATION)].map(([, address = ""]) => new URL(address).pathname);
}

/** Filters alone and together, with and without persons, and the pages behind the first. */
function someSearches(dice: Random, { unseen, amount }: { unseen: UnseenAddresses; amount: number }): Address[] {
  const found = new Map<string, Address>();
  while (found.size < amount) {
    const { brand, filters } = dice.oneOf(unseen);
    const chosen = new Set(Array.from({ length: dice.below(4) }, () => dice.oneOf(filters)));
    const persons = dice.below(2) === 0 ? 1 + dice.below(MOST_PERSONS) : null;
    const page = chosen.size < 2 ? 1 + dice.below(4) : 1;
    const path = overviewUrl({ filters: [...chosen].toSorted((a, b) => a - b), persons, page });
    found.set(brand + path, { brand, path });
  }
  return [...found.values()];
}

function shuffled<Item>(dice: Random, items: readonly Item[]): Item[] {
  const left = [...items];
  return items.map(() => left.splice(dice.below(left.length), 1)).flat();
}
