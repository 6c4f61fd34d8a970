import { afterAll, expect, test } from "vitest";
import { testApp } from "../support/app.ts";
import { measurePlainPages } from "./worst/cost.ts";

const product = await testApp({ isFilled: true });
afterAll(() => product.close());
const cost = await measurePlainPages(product);

/** Of a plain uncached page of the overview. */
const AT_MOST = 0.25;

/** Those of more than 1 KB are compressed. */
const FILES = [
  ["nl", "/blogs/feed.xml"],
  ["nl", "/sitemaps/activities-1.xml"],
  ["kids", "/agenda.ics"],
  ["nl", "/api/openapi.json"],
  ["nl", "/api/docs"],
  ["nl", "/static/scenes/lost.svg"],
] as const;
/** Of clients that take files as they are, of browsers, and of old crawlers. */
const ENCODINGS = [
  ["identity", null],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
] as const;

test.for(FILES.flatMap((file) => ENCODINGS.map(([accepted, sent]) => [...file, accepted, sent] as const)))(
  "on %s %s is made and compressed once, and then costs a part of a page (%s)",
  async ([brand, path, accepted, sent]) => {
    const ask = () => product.app(new Request(`http://${brand}.localhost${path}`, { headers: { "accept-encoding": accepted } }));
    expect((await ask()).headers.get("content-encoding")).toBe(sent);
    const cost_ms = await cost.of(ask, AT_MOST);
    expect(cost_ms, `a plain page takes ${cost.plainPage_ms.toFixed(1)} ms`).toBeLessThan(AT_MOST * cost.plainPage_ms);
  },
);

test.for(["/", "/uitjes/", "/blogs/", "/overzicht/"])("an address below %s that nobody has costs a part of a page", async (folder) => {
  const cost_ms = await cost.of((chance) => product.get(`${folder}weg-${chance.below(1e9)}`), AT_MOST);
  expect(cost_ms, `a plain page takes ${cost.plainPage_ms.toFixed(1)} ms`).toBeLessThan(AT_MOST * cost.plainPage_ms);
});

test("the not-found page marks the part of the site that its address is in, whichever address came first", async () => {
  const shown = async (path: string) => (await product.get(path, "be.localhost")).text();
  const marks = (html: string) => [...html.matchAll(/<a[^>]*aria-current="page"[^>]*>/g)].length;
  const [within, elsewhere, again] = [
    await shown("/uitjes/geheim/adres"),
    await shown("/heel-anders/adres"),
    await shown("/uitjes/ander/adres"),
  ];
  expect([marks(within) > 0, marks(elsewhere), again === within]).toEqual([true, 0, true]);
  const ways = (html: string) => [...html.matchAll(/href="\/nieuwsbrief"/g)].length;
  expect(ways(await shown("/nieuwsbrief/xyz"))).toBeLessThan(ways(await shown("/weg/xyz")));
});
