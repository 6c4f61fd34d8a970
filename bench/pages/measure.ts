import type { Load } from "./load/open-load.ts";
import type { RequestedPages } from "./load/load-options.ts";
import type { Measured } from "./measured.ts";
import { cpuOf, cpuWithChildren } from "./servers/cpu-of.ts";
import { hitRate, pageCounts } from "./servers/page-counts.ts";
import type { Ours } from "./servers/start-ours.ts";
import type { Started } from "./servers/started.ts";

export type Plan = { load: Load; seconds: number; connections: number; postgresPid: number | null };

export type Subject = {
  name: string;
  servers: readonly Started[];
  /** The servers that are ours, which report cache metrics. */
  ours?: readonly Ours[];
  /** Whether CPU time includes child processes: nginx serves from a child. */
  countsChildren?: boolean;
  pages: RequestedPages;
  warmUp_seconds?: number;
  /** Whether the load has its own core and never sleeps, so that no server has to wake it. */
  staysAwake?: boolean;
  /** 0 if responses cannot be checked against the requested address. */
  checkOneIn?: number;
};

const CHECK_ONE_IN = 1_000;

/** Warms up, then measures for `plan.seconds`, with the CPU time of the servers and PostgreSQL. */
export async function measure(plan: Plan, subject: Subject): Promise<Measured> {
  const { name, servers, ours = [], pages } = subject;
  const options = {
    ...{ ports: servers.map(({ port }) => port), connections: plan.connections },
    ...{ checkOneIn: subject.checkOneIn ?? CHECK_ONE_IN, staysAwake: subject.staysAwake ?? false },
  };
  const warmUp = await plan.load.make({ ...options, pages, seconds: subject.warmUp_seconds ?? plan.seconds / 4 });
  const counted = await pageCounts(ours);
  const before = computed(plan, subject);
  const load = await plan.load.make({ ...options, pages: pagesAfterWarmUp(pages, warmUp.unseenTaken), seconds: plan.seconds });
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

function computed({ postgresPid }: Plan, { servers, countsChildren = false }: Subject): Computed {
  const all = servers.map(({ pid }) => (countsChildren ? cpuWithChildren(pid) : cpuOf(pid)));
  const known = all.filter((figure) => figure !== null);
  return {
    servers: known.length < all.length ? null : known.reduce((sum, figure) => sum + figure, 0),
    postgres: postgresPid === null ? null : cpuWithChildren(postgresPid),
  };
}

function difference(before: number | null, after: number | null, answers: number): number | null {
  return before === null || after === null ? null : (after - before) / Math.max(1, answers);
}

/** Skips the addresses that the warm-up requested, because they are cached now. */
function pagesAfterWarmUp(pages: RequestedPages, taken: number): RequestedPages {
  switch (pages.kind) {
    case "one":
      return pages;
    case "unseen":
      return { ...pages, from: pages.from + taken };
    case "mix":
      return { ...pages, from: pages.from + taken, seed: pages.seed + 1 };
  }
}
