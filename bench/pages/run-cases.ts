import { OVERVIEW, readAddresses, type Addresses } from "./addresses.ts";
import { editDescriptions } from "./edits.ts";
import { measure, type Plan, type Subject } from "./measure.ts";
import { measureInterleaved } from "./measure-interleaved.ts";
import type { Measured } from "./measured.ts";
import { renderInProcess } from "./react/render-in-process.ts";
import type { PlainRender } from "./react/plain-render.ts";
import { readText } from "./read-text.ts";
import { copySmallest } from "./servers/copied-page.ts";
import { isPinned } from "./servers/on-cores.ts";
import { startBare } from "./servers/start-bare.ts";
import { startNginx } from "./servers/start-nginx.ts";
import { startOurs, type Ours } from "./servers/start-ours.ts";
import type { Site } from "./site.ts";
import { visitAll } from "./visit-all.ts";

export type CasesOptions = {
  site: Site;
  plan: Plan;
  folder: string;
  processes: readonly number[];
  renders: number;
  known: number;
  mayInstall: boolean;
};

export type Cases = {
  measured: Measured[];
  /** The rate of hits as a part of that of bare `node:http`. */
  hitShare: number;
  withoutNginx: boolean;
  plain: PlainRender;
  addresses: number;
};

const SERVER_CORE = 0;
const BOTH_CORES = [0, 1];
const SEED = 8;
/** Far apart, so that a mix never requests an address of the misses; each case has its own servers. */
const UNSEEN_OF_MISSES = 0;
const UNSEEN_OF_MIXES = 500_000;

/** Runs all measurements one after the other: first one process and its peers, then several processes. */
export async function runCases(options: CasesOptions): Promise<Cases> {
  const { site, processes } = options;
  const measured: Measured[] = [];
  const first = await startOurs({ dataDir: site.dataDir, cores: [SERVER_CORE] });
  try {
    const addresses = await readAddresses(first.port, options.known);
    const peers = await measurePeers(options, first);
    measured.push(...peers.measured);
    measured.push(
      await measure(options.plan, ours("misses", [first], { kind: "unseen", unseen: addresses.unseen, from: UNSEEN_OF_MISSES })),
    );
    const html = await readText({ port: first.port, ...OVERVIEW });
    const plain = await renderInProcess(html, { renders: options.renders, core: SERVER_CORE });
    await first.stop();
    for (const count of processes) measured.push(...(await measureProcesses(options, { count, addresses })));
    const { hitShare, withoutNginx } = peers;
    return { measured, hitShare, withoutNginx, plain, addresses: addresses.known.length };
  } finally {
    await first.stop();
  }
}

function ours(name: string, servers: readonly Ours[], pages: Subject["pages"]): Subject {
  return { name, servers, ours: servers, pages };
}

/** The same page from bare `node:http`, from our page cache and from nginx, interleaved. */
async function measurePeers(
  { plan, folder, mayInstall }: CasesOptions,
  first: Ours,
): Promise<{ measured: Measured[]; hitShare: number; withoutNginx: boolean }> {
  const pages = { kind: "one", address: OVERVIEW } as const;
  const staysAwake = isPinned();
  const hits = { ...ours("hits", [first], pages), staysAwake };
  const makeHits = async () => void (await measure(plan, { ...hits, warmUp_seconds: 0 }));
  const bare = await startBare(await copySmallest({ port: first.port, ...OVERVIEW }, makeHits), { folder, cores: [SERVER_CORE] });
  try {
    const nginx = await startNginx({ upstreamPort: first.port, folder, cores: [SERVER_CORE], mayInstall });
    try {
      const peers = [{ name: bare.name, servers: [bare], pages, staysAwake }, hits];
      const family = nginx ? [{ name: nginx.name, servers: [nginx], countsChildren: true, pages, staysAwake }] : [];
      const [baseline, ofOurs, ...others] = await measureInterleaved(plan, [...peers, ...family]);
      if (!baseline || !ofOurs) throw new Error("Nothing was measured.");
      const sizes = [baseline, ofOurs].map(({ measured }) => measured.load.meanBytes);
      if (sizes[0] !== sizes[1]) throw new Error(`Bare node:http sent ${sizes[0]} bytes, and ours ${sizes[1]}: they cannot be compared.`);
      const measured = [baseline, ofOurs, ...others].map((each) => each.measured);
      return { measured, hitShare: ofOurs.share, withoutNginx: nginx === null };
    } finally {
      await nginx?.stop();
    }
  } finally {
    await bare.stop();
  }
}

/** Hits and the mix with this many processes; one has its own core, several share both cores with the load. */
async function measureProcesses(
  { site, plan }: CasesOptions,
  { count, addresses }: { count: number; addresses: Addresses },
): Promise<Measured[]> {
  const cores = count === 1 ? [SERVER_CORE] : BOTH_CORES;
  const servers: Ours[] = [];
  try {
    for (let started = 0; started < count; started += 1) servers.push(await startOurs({ dataDir: site.dataDir, cores }));
    const hits = await measure(plan, ours("hits", servers, { kind: "one", address: OVERVIEW }));
    const mix = { kind: "mix", known: addresses.known, unseen: addresses.unseen, from: UNSEEN_OF_MIXES, seed: SEED } as const;
    await visitAll(servers, addresses.known);
    const editing = editDescriptions(site.pool);
    const measured = await measure(plan, ours("mix", servers, mix)).finally(editing.stop);
    return [...(count === 1 ? [] : [hits]), { ...measured, edits: await editing.stop() }];
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}
