import { expect } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { seededRandom, type Random } from "../../../packages/random/random.ts";

const SEED = 38;
const WARM_UP = 40;
const PLAIN_PAGES = 60;
/** The cost of a kind is the mean of this many uncached requests. */
const EACH = 6;
/** A kind that costs too much is measured again with other requests: garbage collection may have interfered. */
const TRIES = 6;

type Asks = Pick<TestApp, "get">;

/** CPU time of this thread, in ms, without recompression on other threads. */
export type PlainCost = {
  /** Of an uncached overview page without typed text. */
  plainPage_ms: number;
  /** Of a kind of request; measured up to six times while above `mostTimes` plain pages. */
  of(ask: (random: Random) => Promise<Response>, mostTimes: number): Promise<number>;
};

export async function measurePlainPages(product: Asks): Promise<PlainCost> {
  const random = seededRandom(SEED);
  for (let page = 0; page < WARM_UP; page += 1) await product.get(plainAddress(random));
  const plainPage_ms = await meanOf(PLAIN_PAGES, () => product.get(plainAddress(random)));

  return {
    plainPage_ms,
    async of(ask, mostTimes) {
      await ask(seededRandom(SEED - 1));
      let least_ms = Number.POSITIVE_INFINITY;
      for (let time = 0; time < TRIES && least_ms > mostTimes * plainPage_ms; time += 1) {
        const own = seededRandom(SEED + time);
        least_ms = Math.min(least_ms, await meanOf(EACH, () => ask(own)));
      }
      return least_ms;
    },
  };
}

function plainAddress(random: Random): string {
  return `/uitjes?personen=${1 + random.below(400)}&leeftijd=${1 + random.below(12)}&p=${random.below(1_000)}`;
}

async function meanOf(times: number, ask: () => Promise<Response>): Promise<number> {
  const before = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) {
    const answer = await ask();
    expect(answer.status).toBeLessThan(500);
    await answer.arrayBuffer();
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000 / times;
}
