import { get, type IncomingMessage } from "node:http";
import type { Page, Request } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { BRANDS, DESKTOP, isAlive, PHONE, visits } from "../support/visit.ts";

const visit = visits();
const MOST_BYTES = 300 * 1024;
const MOST_BYTES_OF_PAGE = 30 * 1024;
/** As often as makes a page worth it (src/pages/bodies.ts). */
const OFTEN = 40;

/** Everything that a page makes a browser fetch until nothing more comes, in bytes over the wire. */
async function fetchedBy(page: Page, path: string): Promise<{ path: string; bytes: number }[]> {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => void (/^https?:/.test(request.url()) && requests.push(request)));
  await page.goto(path);
  await isAlive(page);
  await page.waitForLoadState("networkidle");
  const weighed = requests.map(async (request) => {
    const { responseHeadersSize, responseBodySize } = await request.sizes();
    return { path: new URL(request.url()).pathname, bytes: responseHeadersSize + responseBodySize };
  });
  return Promise.all(weighed);
}

/** What the overview weighs as it is packed for browsers; one that is asked for often is packed as small as it gets, in the background. */
async function packed(host: string): Promise<number> {
  const answer = await new Promise<IncomingMessage>((answered, failed) =>
    get({ port: inject("port"), path: "/uitjes", headers: { host, "accept-encoding": "br" } }, answered).on("error", failed),
  );
  return Buffer.concat(await Array.fromAsync(answer)).length;
}

describe.each(BRANDS)("the first view of the overview of %s", (key) => {
  test.each([PHONE, DESKTOP])("is at most 300 KB in all, as it comes over the wire, at $width px", async (viewport) => {
    const { page } = await visit(key, { viewport });
    const fetched = await fetchedBy(page, "/uitjes");
    const endings = fetched.map(({ path }) => path.split(".").at(-1));
    expect(endings).toEqual(expect.arrayContaining(["/uitjes", "js", "woff2", "svg"]));
    expect(fetched.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });

  test("is at most 30 KB of page", async () => {
    const host = `${key}.localhost`;
    for (let times = 0; times < OFTEN; times += 1) await packed(host);
    await expect.poll(() => packed(host), { timeout: 40_000 }).toBeLessThanOrEqual(MOST_BYTES_OF_PAGE);
  });
});
