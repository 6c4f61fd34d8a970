// `npm run interactions`: the latency of 200 clicks and keys (INP) on a processor four times as slow, compared with a minimal page.
//   npm run interactions -- --count 40 --seed 7    fewer or other ones; exits with 1 when the slowest 2 % take over 100 ms
//   npm run interactions -- kids be                only on the pages of these brands
import { parseArgs } from "node:util";
import { openDebuggedBrowser } from "../tests/support/browser.ts";
import { seededRandom } from "../packages/random/random.ts";
import { freePort, startServer } from "../tests/support/server.ts";
import { BRANDS } from "../tests/support/visit.ts";
import { brands } from "../src/brands/brands.ts";
import { installChromium } from "./chromium.mjs";
import { openCdpConnection, type CdpConnection } from "./interactions/cdp-connection.ts";
import { interact, type Interaction } from "./interactions/interact.ts";
import { openPhone } from "./interactions/phone.ts";
import { prioritisePages } from "./prioritise-pages.ts";
import { pagesOf } from "./lighthouse/pages.ts";
import { ensureFallbackFont } from "./fallback-font.mjs";
import { table } from "./table.ts";

const SLOWER = 4;
const BOUND_MS = 100;
/** Interactions on one page. */
const PER_PAGE = 5;
const SHOWN = 24;
/** A disclosure with a list: its latency is that of browser and machine. */
const MINIMAL_PAGE = `data:text/html,<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Minimal</title>
<details><summary>Open</summary><ul><li>One<li>Two<li>Three</ul></details>`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: "string", default: "200" }, seed: { type: "string", default: "1" } },
});
await measure(Number(values.count), Number(values.seed));

async function measure(count: number, seed: number): Promise<void> {
  const random = seededRandom(seed);
  const pages = chosenPages();
  await installChromium();
  await ensureFallbackFont();
  const debugPort = await freePort();
  const browser = await openDebuggedBrowser(debugPort);
  const server = await startServer();
  const all: Interaction[] = [];
  const minimal: Interaction[] = [];
  try {
    await prioritisePages(browser);
    const connection = await openCdpConnection(debugPort);
    while (all.length < count) {
      const { brand, host, path } = random.oneOf(pages);
      const visit = { brand, url: `http://${host}:${server.port}${path}`, random, isHydrated: true };
      all.push(...(await visitOnce(connection, visit)));
      minimal.push(...(await visitOnce(connection, { ...visit, url: MINIMAL_PAGE, isHydrated: false })));
    }
    connection.close();
  } finally {
    await browser.close();
    await server.stop();
  }
  report(all.slice(0, count), minimal);
}

/** Every screen of the brands in the arguments, or of all brands. */
function chosenPages() {
  const unknown = positionals.find((word) => !BRANDS.some((key) => key === word));
  if (unknown) throw new Error(`There is no brand ${unknown}, but ${BRANDS.join(", ")}.`);
  const chosen = BRANDS.filter((key) => positionals.length === 0 || positionals.includes(key));
  return chosen.flatMap((key) => brands.filter((brand) => brand.key === key).flatMap((brand) => pagesOf(brand, { all: true })));
}

/** Opens a page on a new phone and interacts with it, first while it is still loading. */
async function visitOnce(connection: CdpConnection, visit: Omit<Parameters<typeof interact>[1], "times">): Promise<Interaction[]> {
  const phone = await openPhone(connection, SLOWER);
  try {
    return await interact(phone, { ...visit, times: PER_PAGE });
  } finally {
    await phone.dispose();
  }
}

function report(all: readonly Interaction[], minimal: readonly Interaction[]): void {
  const slowest = all.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN);
  const rows = slowest.map(({ ms, delay_ms, processing_ms, presentation_ms, wasEarly, where, what }) => [
    ...[ms, delay_ms, processing_ms, presentation_ms].map((each) => each.toFixed()),
    wasEarly ? "before its boot script" : "",
    where,
    what,
  ]);
  const early = all.filter(({ wasEarly }) => wasEarly);
  console.log(
    `${lineOf("interactions", all)}\n${lineOf("of them before a boot script", early)}\n${lineOf("with a minimal page", minimal)}`,
  );
  console.log(table(["ms", "delay", "processing", "presentation", "", "page", "what"], rows));
  if (quantile(all, 0.98) > BOUND_MS) process.exitCode = 1;
}

function lineOf(what: string, some: readonly Interaction[]): string {
  return `${some.length} ${what}: p50 ${quantile(some, 0.5)} ms, p98 ${quantile(some, 0.98)} ms, worst ${quantile(some, 1)} ms`;
}

/** The latency at this quantile, in ms. */
function quantile(some: readonly Interaction[], share: number): number {
  const sorted = some.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
