import { expect } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { seededRandom, type Random } from "../../../packages/random/random.ts";

const SEED = 38;
const WARM_UP = 40;
const PLAIN_PAGES = 60;
/** What a kind of request costs is the mean of so many that were never made. */
const EACH = 6;
/** One that costs too much is measured again with others: a garbage collection may have come between. */
const TRIES = 6;

type Asks = Pick<TestApp, "get">;

/** Processor time of this thread, in ms: pages that are packed anew on others do not count. */
export type PlainCost = {
  /** Of an overview page that no cache has, and with nothing typed in it. */
  plainPage_ms: number;
  /** Of a kind of request; measured up to six times while it is more than so many plain pages. */
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
