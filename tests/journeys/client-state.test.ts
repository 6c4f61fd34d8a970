import type { Page, Request } from "playwright-core";
import { describe, expect, test } from "vitest";
import { addresses } from "../support/addresses.ts";
import { BRANDS, isAlive, visits } from "../support/visit.ts";

const visit = visits();
/** All screens of a brand, on a busy machine. */
const LONG_MS = 180_000;
/** What the first view of a screen may take of scripts, as they are sent (quality, first view). */
const MOST_BYTES = 120 * 1024;

describe.each(BRANDS)("on %s", (key) => {
  test(
    "every screen goes on from what its HTML holds: nothing is fetched again, nothing flashes, and its scripts stay light",
    async () => {
      // Side by side, because most of the time goes by in waiting for what must not come.
      const [one, other] = [await visit(key), await visit(key)];
      const paths = addresses(one.brand, await firstOrganisation(one.page));
      const half = Math.ceil(paths.length / 2);
      const walks = await Promise.all([walk(one.page, paths.slice(0, half)), walk(other.page, paths.slice(half))]);
      expect(walks.flatMap(({ changed }) => changed)).toEqual([]);
      expect(walks.flatMap(({ heavy }) => heavy)).toEqual([]);
    },
    LONG_MS,
  );
});

/** Opens one path after the other; answers what changed or was fetched when the scripts came, and whose scripts are heavy. */
async function walk(page: Page, paths: readonly string[]) {
  const asked: Request[] = [];
  page.on("request", (request) => asked.push(request));
  const scripts = await scriptsOf(page);
  const changed: unknown[] = [];
  const heavy: [path: string, bytes: number][] = [];
  for (const path of paths) {
    asked.length = 0;
    scripts.hold();
    await page.goto(path);
    const before = await shown(page);
    scripts.release();
    await isAlive(page);
    await page.waitForLoadState("networkidle");
    const after = await shown(page);
    const fetched = asked.filter((request) => ["fetch", "xhr"].includes(request.resourceType())).map((request) => request.url());
    if (after !== before || fetched.length > 0) changed.push({ path, before, after, fetched });
    const bytes = await weight(asked);
    if (bytes > MOST_BYTES) heavy.push([path, bytes]);
  }
  return { changed, heavy };
}

async function firstOrganisation(page: Page): Promise<string> {
  await page.goto("/overzicht");
  // What is cut off on the way would count as asked by the next page.
  await page.waitForLoadState("networkidle");
  return (await page.locator('main h3 a[href^="/overzicht/"]').first().getAttribute("href")) ?? "";
}

/** All that can be read on a page; what waits for its layout is not among a browser's `innerText`. */
function shown(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement;
    const { arriving } = dataset;
    delete dataset.arriving;
    const text = `${document.title}\n${document.body.innerText}`;
    if (arriving !== undefined) dataset.arriving = arriving;
    return text;
  });
}

async function weight(requests: Request[]): Promise<number> {
  // One that is cut off was the last page's, begun while this one was on its way: on a busy machine a script is late.
  const isCutOff = (request: Request) => request.failure()?.errorText === "net::ERR_ABORTED";
  const scripts = requests.filter((request) => request.resourceType() === "script" && !isCutOff(request));
  expect(scripts.length).toBeGreaterThan(0);
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/** Keeps the scripts that a page asks for back from `hold` until `release`. */
async function scriptsOf(page: Page): Promise<{ hold: () => void; release: () => void }> {
  let gate = Promise.withResolvers<void>();
  await page.route("**/static/assets/*.js", async (route) => {
    await gate.promise;
    await route.continue().catch(() => {});
  });
  return {
    hold: () => {
      gate = Promise.withResolvers<void>();
    },
    release: () => gate.resolve(),
  };
}
