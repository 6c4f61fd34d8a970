import { setTimeout as delay } from "node:timers/promises";
import { agentFor, send, type Agents, type Target } from "./target.ts";

/** Medians in ms, and responses without a page. */
export type Visited = { cached_ms: number; uncached_ms: number; failures: string[] };

/** The proxy allows 50 pages a second per address. */
const PAUSE_MS = 15;
const CACHED = "/";
let last = 0;

/** Visits cached and uncached pages for `for_ms`, from one address range after another. */
export async function visit(target: Target, { for_ms, seed }: { for_ms: number; seed: number }): Promise<Visited> {
  const agent = agentFor(target, 1);
  const failures: string[] = [];
  const [cached, uncached]: [number[], number[]] = [[], []];
  const ask = async (path: string, times: number[]) => {
    const { status, took_ms } = await timedAsk(target, { path, from: `198.51.${(seed + last) % 250}.9`, agent });
    if (status === 200) times.push(took_ms);
    else failures.push(`${status}: ${path}`);
    await delay(PAUSE_MS);
  };
  await ask(CACHED, []);
  const until_ms = performance.now() + for_ms;
  while (performance.now() < until_ms || uncached.length < 9) {
    await ask(CACHED, cached);
    await ask(CACHED, cached);
    await ask(unseenPage(seed), uncached);
  }
  agent.destroy();
  return { cached_ms: medianOf(cached), uncached_ms: medianOf(uncached), failures };
}

/** Requests one uncached page. */
export async function visitOnce(
  target: Target,
  { from, seed }: { from: string; seed: number },
): Promise<{ status: number; took_ms: number }> {
  const agent = agentFor(target, 1);
  const visited = await timedAsk(target, { path: unseenPage(seed), from, agent });
  agent.destroy();
  return visited;
}

function timedAsk(
  target: Target,
  { path, from, agent }: { path: string; from: string; agent: Agents },
): Promise<{ status: number; took_ms: number }> {
  const began_ms = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, took_ms: performance.now() - began_ms });
    const outgoing = send(
      target,
      { host: "nl.localhost", path, from },
      {
        agent,
        take: (answer) => void answer.resume().once("end", () => end(answer.statusCode ?? 0)),
      },
    );
    outgoing.once("error", () => end(0));
  });
}

function unseenPage(seed: number): string {
  last += 1;
  return `/uitjes?personen=${1 + (last % 400)}&leeftijd=${1 + (last % 12)}&p=${2_000_000 + seed * 10_000 + last}`;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Infinity;
}
