// `npm run interactions`: how soon a page answers to 200 clicks and keys (INP) on a processor four times as slow, and beside it
// how soon the least page does that shows anything at all.
//   npm run interactions -- --count 40 --seed 7    fewer or other ones; ends with 1 when the slowest 2 % take over 100 ms
//   npm run interactions -- kids be                on the pages of these brands alone
import { parseArgs } from "node:util";
import { openDebuggedBrowser } from "../tests/support/browser.ts";
import { seededRandom } from "../packages/random/random.ts";
import { freePort, startServer } from "../tests/support/server.ts";
import { BRANDS } from "../tests/support/visit.ts";
import { brands } from "../src/brands/brands.ts";
import { installChromium } from "./chromium.mjs";
import { openLine, type BrowserLine } from "./interactions/cdp-connection.ts";
import { interact, type Interaction } from "./interactions/interact.ts";
import { takePhone } from "./interactions/phone.ts";
import { prioritisePages } from "./prioritise-pages.ts";
import { pagesOf } from "./lighthouse/pages.ts";
import { ensureFallbackFont } from "./fallback-font.mjs";
import { table } from "./table.ts";

const SLOWER = 4;
const BOUND_MS = 100;
/** On one page, the first as soon as there is something to touch. */
const ON_A_PAGE = 5;
const SHOWN = 24;
/** A fold and its list: what it takes to answer is the browser's own, and the machine's. */
const LEAST_PAGE = `data:text/html,<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Least</title>
<details><summary>Fold</summary><ul><li>One<li>Two<li>Three</ul></details>`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: "string", default: "200" }, seed: { type: "string", default: "1" } },
});
await measure(Number(values.count), Number(values.seed));

async function measure(count: number, seed: number): Promise<void> {
  const random = seededRandom(seed);
  const pages = askedPages();
  await installChromium();
  await ensureFallbackFont();
  const debugPort = await freePort();
  const browser = await openDebuggedBrowser(debugPort);
  const server = await startServer();
  const all: Interaction[] = [];
  const least: Interaction[] = [];
  try {
    await prioritisePages(browser);
    const line = await openLine(debugPort);
    while (all.length < count) {
      const { brand, host, path } = random.oneOf(pages);
      const stop = { brand, url: `http://${host}:${server.port}${path}`, random, comesAlive: true };
      all.push(...(await visitOnce(line, stop)));
      least.push(...(await visitOnce(line, { ...stop, url: LEAST_PAGE, comesAlive: false })));
    }
    line.close();
  } finally {
    await browser.close();
    await server.stop();
  }
  report(all.slice(0, count), least);
}

/** Every screen of the brands that were asked for, and of all when none was. */
function askedPages() {
  const unknown = positionals.find((word) => !BRANDS.some((key) => key === word));
  if (unknown) throw new Error(`There is no brand ${unknown}, but ${BRANDS.join(", ")}.`);
  const asked = BRANDS.filter((key) => positionals.length === 0 || positionals.includes(key));
  return asked.flatMap((key) => brands.filter((brand) => brand.key === key).flatMap((brand) => pagesOf(brand, { all: true })));
}

/** A phone of somebody who touches a page while it is still coming, and then some more. */
async function visitOnce(line: BrowserLine, stop: Omit<Parameters<typeof interact>[1], "times">): Promise<Interaction[]> {
  const phone = await takePhone(line, SLOWER);
  try {
    return await interact(phone, { ...stop, times: ON_A_PAGE });
  } finally {
    await phone.putAway();
  }
}

function report(all: readonly Interaction[], least: readonly Interaction[]): void {
  const slowest = all.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN);
  const rows = slowest.map(({ ms, heard_ms, handled_ms, seen_ms, wasEarly, where, what }) => [
    ...[ms, heard_ms, handled_ms, seen_ms].map((each) => each.toFixed()),
    wasEarly ? "before its boot script" : "",
    where,
    what,
  ]);
  const early = all.filter(({ wasEarly }) => wasEarly);
  console.log(`${lineOf("interactions", all)}\n${lineOf("of them before a boot script", early)}\n${lineOf("with the least page", least)}`);
  console.log(table(["ms", "heard", "handled", "seen", "", "page", "what"], rows));
  if (atShare(all, 0.98) > BOUND_MS) process.exitCode = 1;
}

function lineOf(what: string, some: readonly Interaction[]): string {
  return `${some.length} ${what}: p50 ${atShare(some, 0.5)} ms, p98 ${atShare(some, 0.98)} ms, worst ${atShare(some, 1)} ms`;
}

/** As long as this share of them took at most, in ms. */
function atShare(some: readonly Interaction[], share: number): number {
  const sorted = some.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
