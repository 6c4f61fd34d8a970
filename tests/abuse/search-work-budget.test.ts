import { afterAll, beforeAll, expect, test } from "vitest";
import { brands } from "../../src/brands/brands.ts";
import type { TextLanguage } from "../../packages/search/search.ts";
import { worstTextKinds, worstTexts, type WorstTextKind } from "./worst/texts.ts";
import { testApp } from "../support/app.ts";
import { seededRandom, type Random } from "../../packages/random/random.ts";

const product = await testApp({ isFilled: true });
afterAll(() => product.close());

/** The cost of a kind is the mean of this many uncached texts. */
const TEXTS_PER_KIND = 6;
/** A too expensive kind is measured again with other texts, because of garbage collections. */
const TRIES = 3;
const WARM_UP = 40;
const PLAIN_PAGES = 60;
/** Bound of the worst kind of text, in plain uncached pages of the overview. */
const MAX_PAGES = 3;

const SEED = 38;

/** Requests with a visitor's text. */
const REQUESTS_WITH_TEXT = {
  "the list of activities of the API": (text) => listed("/api/public/activities", { genericSearchQuery: text }),
  "the same by relevance, with filters around a city": (text) =>
    listed("/api/public/activities", {
      ...{ genericSearchQuery: text, orderBy: "relevance", filters: [1, 2, 3], personCount: 30, city: 5, radiusKm: 10 },
    }),
  "the overview": (text) => `/uitjes?${query({ zoek: text })}`,
  "the overview, word for word": (text) => `/uitjes?${query({ zoek: text, zin: "-" })}`,
  "the overview of a sentence": (text) => `/uitjes?${query({ zoek: text.slice(0, 90), zin: text, personen: "30" })}`,
  "the list of organisations": (text) => `/overzicht?${query({ zoek: text })}`,
  "the understanding of a sentence": (text) => `/api/public/searches/understood?${query({ text })}`,
  suggestions: (text) => `/api/public/suggestions?${query({ q: text, limit: "10" })}`,
  "the list of places": (text) => listed("/api/public/locations", { genericSearchQuery: text }),
  "a place that was typed": (text) => `/uitjes?${query({ plaats: text })}`,
  "the agenda of a city": (text) => `/agenda?${query({ plaats: text, zoek: text })}`,
  "the list of filters": (text) => listed("/api/public/filters", { genericSearchQuery: text }),
} satisfies Record<string, (text: string) => string>;

let plainPage_ms = 0;
/** Shared by all measurements, as repeated pages would be cached. */
const pages = seededRandom(SEED);

beforeAll(async () => {
  for (let page = 0; page < WARM_UP; page += 1) await product.get(plainAddress(pages));
  plainPage_ms = await plainPage();
});

/** Measured again beside a too expensive text, as the machine may have become slower. */
function plainPage(): Promise<number> {
  return cpuOf(PLAIN_PAGES, () => product.get(plainAddress(pages)));
}

test.for(Object.entries(REQUESTS_WITH_TEXT))(
  "no text makes %s cost more than a few plain pages",
  { timeout: 240_000 },
  async ([, addressOf]) => {
    const tooMuch: string[] = [];
    for (const { localHost, locale } of brands.filter(({ key }) => key === "nl" || key === "de")) {
      const ask = (kind: WorstTextKind, random: Random) => product.get(addressOf(worstTexts[kind](random, languageOf(locale))), localHost);
      for (const kind of worstTextKinds) await ask(kind, seededRandom(SEED - 1));
      for (const kind of worstTextKinds) {
        const cost_ms = await leastCost((seed) => ask(kind, seed));
        const isTooMuch = cost_ms > MAX_PAGES * plainPage_ms && cost_ms > MAX_PAGES * (await plainPage());
        if (isTooMuch) tooMuch.push(`${kind} in ${locale}: ${cost_ms.toFixed(1)} ms`);
      }
    }
    expect(tooMuch, `a plain page takes ${plainPage_ms.toFixed(1)} ms`).toEqual([]);
  },
);

async function leastCost(ask: (random: Random) => Promise<Response>): Promise<number> {
  let least_ms = Number.POSITIVE_INFINITY;
  for (let time = 0; time < TRIES && least_ms > MAX_PAGES * plainPage_ms; time += 1) {
    const random = seededRandom(SEED + time);
    least_ms = Math.min(least_ms, await cpuOf(TEXTS_PER_KIND, () => ask(random)));
  }
  return least_ms;
}

/** An uncached overview page without typed text. */
function plainAddress(random: Random): string {
  return `/uitjes?${query({ personen: String(1 + random.below(400)), leeftijd: String(1 + random.below(12)), p: String(random.below(1_000)) })}`;
}

async function cpuOf(times: number, work: () => Promise<Response>): Promise<number> {
  const before = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) {
    const response = await work();
    expect(response.status).toBeLessThan(500);
    await response.arrayBuffer();
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000 / times;
}

function listed(path: string, filterQuery: object): string {
  return `${path}?${query({ page: "1", limit: "20", filterQuery: JSON.stringify(filterQuery) })}`;
}

function query(values: Record<string, string>): string {
  return new URLSearchParams(values).toString();
}

function languageOf(locale: string): TextLanguage {
  return locale === "de" ? "de" : "nl";
}
