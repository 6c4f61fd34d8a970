import { afterAll, expect, test } from "vitest";
import { testApp } from "../support/app.ts";
import { measurePlainPages } from "./worst/cost.ts";

const product = await testApp({ isFilled: true });
afterAll(() => product.close());
const cost = await measurePlainPages(product);

/** Share of the cost of a plain uncached page of the overview. */
const MAX_SHARE = 0.25;

/** Files above 1 KB, which are compressed. */
const FILES = [
  ["nl", "/blogs/feed.xml"],
  ["nl", "/sitemaps/activities-1.xml"],
  ["kids", "/agenda.ics"],
  ["nl", "/api/openapi.json"],
  ["nl", "/api/docs"],
  ["nl", "/static/scenes/lost.svg"],
] as const;
/** Of clients without compression, of browsers, and of old crawlers. */
const ENCODINGS = [
  ["identity", null],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
] as const;

test.for(FILES.flatMap((file) => ENCODINGS.map(([accepted, sent]) => [...file, accepted, sent] as const)))(
  "on %s %s is made and compressed once, and then costs a fraction of a page (%s)",
  async ([brand, path, accepted, sent]) => {
    const ask = () => product.app(new Request(`http://${brand}.localhost${path}`, { headers: { "accept-encoding": accepted } }));
    expect((await ask()).headers.get("content-encoding")).toBe(sent);
    const cost_ms = await cost.of(ask, MAX_SHARE);
    expect(cost_ms, `a plain page takes ${cost.plainPage_ms.toFixed(1)} ms`).toBeLessThan(MAX_SHARE * cost.plainPage_ms);
  },
);

test.for(["/", "/uitjes/", "/blogs/", "/overzicht/"])("a missing page below %s costs a fraction of a page", async (folder) => {
  const cost_ms = await cost.of((chance) => product.get(`${folder}weg-${chance.below(1e9)}`), MAX_SHARE);
  expect(cost_ms, `a plain page takes ${cost.plainPage_ms.toFixed(1)} ms`).toBeLessThan(MAX_SHARE * cost.plainPage_ms);
});

test("the not-found page marks the section of its URL in the navigation, whichever URL was first", async () => {
  const shown = async (path: string) => (await product.get(path, "be.localhost")).text();
  const marks = (html: string) => [...html.matchAll(/<a[^>]*aria-current="page"[^>]*>/g)].length;
  const [within, elsewhere, again] = [
    await shown("/uitjes/geheim/adres"),
    await shown("/heel-anders/adres"),
    await shown("/uitjes/ander/adres"),
  ];
  expect([marks(within) > 0, marks(elsewhere), again === within]).toEqual([true, 0, true]);
  const links = (html: string) => [...html.matchAll(/href="\/nieuwsbrief"/g)].length;
  expect(links(await shown("/nieuwsbrief/xyz"))).toBeLessThan(links(await shown("/weg/xyz")));
});
