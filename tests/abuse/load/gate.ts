import { setTimeout as delay } from "node:timers/promises";
import type { Known } from "../worst/surfaces.ts";
import { hostileClients, type HostileName } from "./clients.ts";
import { watchMemory } from "./memory-of.ts";
import type { Sent } from "./run-clients.ts";
import { startLoad } from "./start-load.ts";
import type { Target } from "./target.ts";
import { visit, visitOnce, type Visited } from "./visit.ts";

/** A server under test, and subjects of requests to it. */
export type Gate = { target: Target; metricsPort: number; known: Known };
export type GateOptions = {
  for_ms: number;
  seed: number;
  /** Waiting times of visitors beside harmless clients; by default measured at the request rate of the hostile ones. */
  harmless?: Visited;
};
/** Figures as a line, the peak memory in bytes, and a sentence for each fault. */
export type Outcome = { figures: string; memory_bytes: number; faults: string[] };

const CONNECTIONS = 64;
/** Requests of a hostile connection per second; harmless ones never send more. */
const PER_SECOND = 10;
const SETTLES_MS = 500;
/** Multiples of the time beside harmless clients. */
const MAX_TIMES = { cached: 5, uncached: 10 };
/** For the next page of the hostile range, after all disconnected: each connection may have started one page. */
const MAX_TIMES_NEXT = MAX_TIMES.uncached + CONNECTIONS;
/** A time that is too long is measured again, beside harmless clients too: another program may have interfered. */
const TRIES = 3;
/** An unused address of the hostile range. */
const NEIGHBOUR = "203.0.113.250";

/** Runs 64 hostile clients of one kind and one address range, and measures visitors of other ranges. */
export async function withstand(gate: Gate, hostile: HostileName, options: GateOptions): Promise<Outcome> {
  let outcome: Outcome | null = null;
  for (let time = 0; time < TRIES && outcome?.faults.length !== 0; time += 1)
    outcome = await tryOnce(gate, hostile, { ...options, seed: options.seed + time });
  if (!outcome) throw new Error("There was no try.");
  return outcome;
}

/** Measures visitors beside 64 harmless clients of as many address ranges. */
export async function besideHarmless(
  { target, known }: Gate,
  { for_ms, seed, ...load }: { for_ms: number; seed: number; perSecond?: number; reconnects?: boolean },
) {
  const calm = await startLoad({ target, known, seed, connections: CONNECTIONS, hostile: null, perSecond: 1, ...load });
  await delay(SETTLES_MS);
  const visited = await visit(target, { for_ms, seed });
  await calm.stop();
  return visited;
}

async function tryOnce(gate: Gate, hostile: HostileName, options: GateOptions): Promise<Outcome> {
  const { target, known, metricsPort } = gate;
  const { for_ms, seed } = options;
  const memory = watchMemory(metricsPort);
  const load = await startLoad({ target, known, seed, connections: CONNECTIONS, hostile, perSecond: PER_SECOND });
  await delay(SETTLES_MS);
  const visited = await visit(target, { for_ms, seed });
  const sent = await load.stop();
  const next = await visitOnce(target, { from: NEIGHBOUR, seed });
  const memory_bytes = await memory.stop();
  const perSecond = Math.min(PER_SECOND, sent.perSecond / CONNECTIONS);
  // Harmless clients must reconnect as often: handshakes cost CPU time too.
  const reconnects = hostileClients[hostile].behaviour === "vanishes";
  const harmless = options.harmless ?? (await besideHarmless(gate, { for_ms, seed: seed + TRIES, perSecond, reconnects }));
  return { ...judge({ visited, sent, next, harmless }), memory_bytes };
}

type Measured = { visited: Visited; harmless: Visited; sent: Sent & { perSecond: number }; next: Awaited<ReturnType<typeof visitOnce>> };

function judge({ visited, harmless, sent, next }: Measured): Omit<Outcome, "memory_bytes"> {
  const times = {
    cached: visited.cached_ms / harmless.cached_ms,
    uncached: visited.uncached_ms / harmless.uncached_ms,
    next: next.took_ms / harmless.uncached_ms,
  };
  const ms = (page: string, took_ms: number, many: number) => `${page} ${took_ms.toFixed(1)} ms (${many.toFixed(1)} times)`;
  const waits = [
    ms("a cached page", visited.cached_ms, times.cached),
    ms("an uncached page", visited.uncached_ms, times.uncached),
    ms("the next of their range", next.took_ms, times.next),
  ];
  const tooLong = [times.cached > MAX_TIMES.cached, times.uncached > MAX_TIMES.uncached, times.next > MAX_TIMES_NEXT];
  const faults = [
    ...waits.flatMap((wait, at) => (tooLong[at] ? [`${wait} is too long`] : [])),
    ...[...sent.failures, ...visited.failures].map((failure) => `an answer was ${failure}`),
    ...(next.status === 200 ? [] : [`the next request was answered with ${next.status}`]),
    ...(sent.sent < CONNECTIONS ? [`only ${sent.sent} requests were sent`] : []),
  ];
  return { figures: `${sent.perSecond.toFixed(0)} requests/s: ${waits.join(", ")}; ${JSON.stringify(sent.statuses)}`, faults };
}
