import { afterAll, beforeAll, expect, test } from "vitest";
import { addOfficeRows } from "../support/office-rows.ts";
import { testOffice, type OfficeVisitor, type TestOffice } from "../support/office.ts";

/** More pages than the area has with some rows of each kind. */
const MOST_PAGES = 400;

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
  await addOfficeRows(office.db, 1, { email: "anna@korenbloem.example" });
  await addOfficeRows(office.db, 2, { email: "bram@zeilmakerij.example" });
});
afterAll(() => office.close());

test("every link of the area leads to a page", async () => {
  const seen = await crawl(await office.editor());
  expect([...seen].filter(([, status]) => status !== 200 && status !== 303)).toEqual([]);
  expect(seen.size).toBeGreaterThan(20);
});

test("an editor gets the bytes of a missing page for every address that only an editor of another brand sees", async () => {
  const [first, second] = [await office.person({ platformIds: [1] }), await office.person({ platformIds: [2] })];
  for (const [own, other] of [[first, second] as const, [second, first] as const]) {
    const seen = await crawl(own);
    const foreign = [...(await crawl(other)).keys()].filter((path) => !seen.has(path) && /\/[a-z-]*:?\d+/.test(path));
    expect(foreign.length).toBeGreaterThan(4);
    const missing = await bytesOf(own, "/wachtrij/quote:999999");
    expect(missing).toMatch(/^404 /);
    for (const path of foreign) expect([path, await bytesOf(own, path)]).toEqual([path, missing]);
  }
});

/** The addresses that somebody can reach by links, with their status. */
async function crawl(visitor: OfficeVisitor): Promise<Map<string, number>> {
  const seen = new Map<string, number>();
  const waiting = ["/"];
  for (let path = waiting.shift(); path !== undefined && seen.size < MOST_PAGES; path = waiting.shift()) {
    if (seen.has(path)) continue;
    const response = await visitor.get(path);
    seen.set(path, response.status);
    const type = response.headers.get("content-type") ?? "";
    const text = await response.text();
    if (!type.startsWith("text/html")) continue;
    const found = [...text.matchAll(/(?:href|src)="(\/(?!\/)[^"#]*)/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
    waiting.push(...found.filter((link) => !link.startsWith("/static/") && !seen.has(link)));
  }
  return seen;
}

async function bytesOf(visitor: OfficeVisitor, path: string): Promise<string> {
  const response = await visitor.get(path);
  const text = await response.text();
  const nonce = /property="csp-nonce" content="([^"]+)"/.exec(text)?.[1] ?? "-";
  return `${response.status} ${text.replaceAll(nonce, "")}`;
}
