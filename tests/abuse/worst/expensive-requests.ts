import { brands } from "../../../src/brands/brands.ts";
import type { TestApp } from "../../support/app.ts";
import { seededRandom, type Random } from "../../../packages/random/random.ts";
import { everyExpression, baitOf } from "./expression-baits.ts";
import { askAgain, askMeasured, type Bound } from "./main-thread.ts";
import type { Known, Surface, WorstRequest } from "./surfaces.ts";

/** Requests to each brand before a measurement, so that lazily computed values do not count. */
const WARM_UP = 2;
const WARM_UP_SEED = 7;
/** Truncated texts may end in a lone surrogate. */
const inAddress = (text: string): string => encodeURIComponent(text.toWellFormed());
/** Requests whose texts pass most regular expressions. */
const BAITED: ((text: string) => Pick<WorstRequest, "path"> & Partial<WorstRequest>)[] = [
  (text) => ({ path: `/uitjes?zoek=${inAddress(text.slice(0, 200))}&plaats=${inAddress(text.slice(0, 1_000))}` }),
  (text) => ({ path: `/${inAddress(text.slice(0, 1_300))}` }),
  (text) =>
    posted("/api/public/contact", JSON.stringify({ name: "Anna", email: text.slice(0, 1_900), description: text.slice(0, 19_000) })),
  (text) => posted("/helpdesk", new URLSearchParams({ form: "question", name: text.slice(0, 1_900), description: text }).toString()),
];
const BAIT_LENGTH = 19_000;

/** Hostile requests of one surface that cost more than the bound or cause a server error: a sentence each. */
export async function findExpensiveRequests(
  product: TestApp,
  { make }: Surface,
  { known, seed, count, bound }: { known: Known; seed: number; count: number; bound: Bound },
): Promise<string[]> {
  const before = seededRandom(WARM_UP_SEED);
  for (const { localHost } of brands) {
    for (let time = 0; time < WARM_UP; time += 1) {
      const request = make(before, known);
      if (!request.body) await askMeasured(product, { ...request, host: localHost });
    }
  }
  const random = seededRandom(seed);
  return faultsOf(product, { bound, requests: Array.from({ length: count }, () => () => make(random, known)) });
}

/** The same for baits of every regular expression of the product, `each` per expression. */
export async function findExpensiveBaits(
  product: TestApp,
  { seed, each, bound }: { seed: number; each: number; bound: Bound },
): Promise<string[]> {
  const random = seededRandom(seed);
  const requests = everyExpression.flatMap((expression) => Array.from({ length: each }, () => () => baited(random, expression)));
  return faultsOf(product, { bound, requests });
}

function baited(random: Random, { name, pieces }: (typeof everyExpression)[number]): WorstRequest {
  const request = random.oneOf(BAITED)(baitOf(random, pieces, BAIT_LENGTH));
  return { host: "nl.localhost", headers: {}, body: null, ...request, kind: `bait of ${name}: ${request.path.slice(0, 100)}` };
}

async function faultsOf(
  product: TestApp,
  { bound, requests }: { bound: Bound; requests: readonly (() => WorstRequest)[] },
): Promise<string[]> {
  const faults: string[] = [];
  for (const make of requests) {
    const request = make();
    const { cpu_ms, status, retryAfter } = await askMeasured(product, request);
    const isFault = status >= 500 && !(status === 503 && retryAfter !== null);
    if (isFault) faults.push(`${status}: ${request.kind}`);
    const least_ms = cpu_ms > bound.most_ms ? await askAgain(product, request, bound.most_ms) : cpu_ms;
    if (least_ms > bound.most_ms) faults.push(`${least_ms.toFixed(0)} ms, a plain page ${bound.plainPage_ms.toFixed(1)}: ${request.kind}`);
  }
  return faults;
}

function posted(path: string, body: string) {
  const type = body.startsWith("{") ? "application/json" : "application/x-www-form-urlencoded";
  return { path, headers: { "content-type": type }, body: Buffer.from(body) };
}
