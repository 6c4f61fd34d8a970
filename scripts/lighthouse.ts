// `npm run lighthouse`: Lighthouse, as a phone, on home, overview, an activity and a landing page of the four brands.
//   npm run lighthouse -- nl home      a part of them        --all      other screens too
//   npm run lighthouse -- --runs 5     medians of five (default three); a full run is saved in bench/results
import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brands } from "../src/brands/brands.ts";
import { openDebuggedBrowser } from "../tests/support/browser.ts";
import { freePort, startServer } from "../tests/support/server.ts";
import { installChromium } from "./chromium.mjs";
import { prioritisePages } from "./prioritise-pages.ts";
import { judgePage, type Judged } from "./lighthouse/judge-page.ts";
import { pagesOf } from "./lighthouse/pages.ts";
import { reportText } from "./lighthouse/report.ts";
import { ensureFallbackFont } from "./fallback-font.mjs";

const RESULTS = join(import.meta.dirname, "../bench/results");
const DEFAULT_RUNS = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean", default: false }, runs: { type: "string", default: String(DEFAULT_RUNS) } },
});
await judgeAll();

/** Judges the chosen pages, one at a time; exits with 1 when a page is below its bounds. */
async function judgeAll(): Promise<void> {
  const pages = chosenPages();
  const debugPort = await freePort();
  await installChromium();
  await ensureFallbackFont();
  const browser = await openDebuggedBrowser(debugPort);
  const server = await startServer();
  const judged: Judged[] = [];
  const load = loadavg()[0] ?? 0;
  try {
    await prioritisePages(browser);
    for (const page of pages) {
      const url = `http://${page.host}:${server.port}${page.path}`;
      const result = await judgePage(page, { url, debugPort, runs: Number(values.runs) });
      judged.push(result);
      console.error(reportText([result]).split("\n").at(-1));
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  await report(judged, load);
  if (judged.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}

/** The pages of the brands and screens in the arguments; all without arguments. Throws if none matches. */
function chosenPages() {
  const keys: string[] = brands.map(({ key }) => key);
  const words = positionals.filter((word) => !keys.includes(word));
  const pages = brands
    .filter(({ key }) => !positionals.some((word) => keys.includes(word)) || positionals.includes(key))
    .flatMap((brand) => pagesOf(brand, { all: values.all || words.length > 0 }))
    .filter(({ screen }) => words.length === 0 || words.includes(screen));
  if (pages.length === 0) throw new Error(`There is no page ${positionals.join(" ")}.`);
  return pages;
}

async function report(judged: readonly Judged[], load: number): Promise<void> {
  const machine = `${availableParallelism()} cores, load ${load.toFixed(1)} at the start, ${values.runs} runs each`;
  const text = `${reportText(judged)}\n\n${machine}\n`;
  console.log(text);
  const isFullRun = positionals.length === 0 && !values.all && Number(values.runs) >= DEFAULT_RUNS;
  if (!isFullRun) return;
  const date = new Date().toISOString().slice(0, 10);
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, `lighthouse-${date}.json`), `${JSON.stringify({ machine, judged }, null, 2)}\n`);
  await writeFile(
    join(RESULTS, `lighthouse-${date}.md`),
    `# Lightspecification 2, mobile, medians\n\n\`\`\`text\n${text.trimEnd()}\n\`\`\`\n`,
  );
}
