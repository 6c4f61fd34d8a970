import type { Load } from "./load/open-load.ts";
import type { AskedPages } from "./load/order.ts";
import type { Measured } from "./measured.ts";
import { cpuOf, cpuOfFamily } from "./servers/cpu-of.ts";
import { hitRate, pageCounts } from "./servers/page-counts.ts";
import type { Ours } from "./servers/start-ours.ts";
import type { Started } from "./servers/started.ts";

export type Plan = { load: Load; seconds: number; connections: number; postgresPid: number | null };

export type Subject = {
  name: string;
  servers: readonly Started[];
  /** Those of the servers that are ours: they tell what their caches did. */
  ours?: readonly Ours[];
  /** What is computed for an answer, beside the servers themselves: nginx works in a child. */
  isFamily?: boolean;
  pages: AskedPages;
  warmUp_seconds?: number;
  /** The load has a core for itself and does not sleep there, so that no server has to wake it. */
  staysAwake?: boolean;
  /** 0 where the body is not of the address that was asked for. */
  readsOneOf?: number;
};

const READS_ONE_OF = 1_000;

/** Warms up, then asks for `plan.seconds`, with what serving and PostgreSQL computed meanwhile. */
export async function measure(plan: Plan, subject: Subject): Promise<Measured> {
  const { name, servers, ours = [], pages } = subject;
  const order = {
    ...{ ports: servers.map(({ port }) => port), connections: plan.connections },
    ...{ readsOneOf: subject.readsOneOf ?? READS_ONE_OF, staysAwake: subject.staysAwake ?? false },
  };
  const warmUp = await plan.load.make({ ...order, pages, seconds: subject.warmUp_seconds ?? plan.seconds / 4 });
  const counted = await pageCounts(ours);
  const before = computed(plan, subject);
  const load = await plan.load.make({ ...order, pages: furtherOn(pages, warmUp.unseenTaken), seconds: plan.seconds });
  const after = computed(plan, subject);
  const each = (key: "servers" | "postgres") => difference(before[key], after[key], load.answers);
  return {
    ...{ name, processes: servers.length, edits: null },
    load: { ...load, unseenTaken: load.unseenTaken + warmUp.unseenTaken },
    ...{ cpu_ms: each("servers"), postgres_ms: ours.length > 0 ? each("postgres") : null },
    hitRate: hitRate(counted, await pageCounts(ours)),
  };
}

type Computed = { servers: number | null; postgres: number | null };

function computed({ postgresPid }: Plan, { servers, isFamily = false }: Subject): Computed {
  const all = servers.map(({ pid }) => (isFamily ? cpuOfFamily(pid) : cpuOf(pid)));
  const known = all.filter((figure) => figure !== null);
  return {
    servers: known.length < all.length ? null : known.reduce((sum, figure) => sum + figure, 0),
    postgres: postgresPid === null ? null : cpuOfFamily(postgresPid),
  };
}

function difference(before: number | null, after: number | null, answers: number): number | null {
  return before === null || after === null ? null : (after - before) / Math.max(1, answers);
}

/** What the warm-up asked for is known by then. */
function furtherOn(pages: AskedPages, taken: number): AskedPages {
  switch (pages.kind) {
    case "one":
      return pages;
    case "unseen":
      return { ...pages, from: pages.from + taken };
    case "mix":
      return { ...pages, from: pages.from + taken, seed: pages.seed + 1 };
  }
}
