import { setImmediate, setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { brands } from "../brands/brands.ts";
import { createRequestQueue } from "../request-queue/request-queue.ts";
import type { PageSite } from "./render-page.ts";
import { openPageCache, type CacheOutcome, type PageCache } from "./open-page-cache.ts";
import type { Rendered } from "./page.ts";

const HALF_PAST = new Date("2026-11-23T10:30:00Z");
const HOUR_MS = 3_600_000;
const MB = 1024 * 1024;
const [brand] = brands;
if (!brand) throw new Error("There is no brand.");

let outcomes: CacheOutcome[];
let pages: PageCache;
/** The text of a page, and the number of renderings. */
let text: string;
let renderings: number;
/** Generation of the catalogue, which tracks whether the text is unchanged. */
let generation: number;

beforeEach(() => {
  vi.useFakeTimers({ now: HALF_PAST, toFake: ["Date"] });
  outcomes = [];
  pages = openPageCache({
    bytes: 4 * MB,
    queue: createRequestQueue(),
    log: (error) => expect.fail(String(error)),
    watch: (outcome) => outcomes.push(outcome),
  });
  text = "Kanoën op de Vecht";
  renderings = 0;
  generation = 1;
});
afterEach(() => {
  pages.close();
  vi.useRealTimers();
});

const ANONYMOUS = "https://anoniem.example";

const site = (origin = "https://uitjes.example"): PageSite => ({
  ...{ brand, environment: "production", origin },
  catalogue: {
    generation,
    async track(work) {
      const read = text;
      return { result: await work(), isCurrent: () => text === read };
    },
  },
});

type Asking = { headers?: Record<string, string>; render?: (request: Request, site: PageSite) => Promise<Response>; kind?: ResponseInit };

function ask(address: string, { headers = {}, kind = {}, render }: Asking = {}): Promise<Response> {
  const plain = async () => {
    renderings += 1;
    const now = text;
    await delay(5);
    return new Response(`${now} ${renderings} `.repeat(200), kind);
  };
  const request = new Request(`https://uitjes.example${address}`, { headers: { host: "uitjes.example", ...headers } });
  const page = { site: site(), anonymous: site(ANONYMOUS), cacheKey: address, client: { range: null, signal: request.signal } };
  return pages.answer(request, { ...page, render: async (...given) => renderedFrom(await (render ?? plain)(...given)) });
}

const hitOf = (url: string, acceptEncoding = "br") => pages.hit({ host: "uitjes.example", url, acceptEncoding });

async function renderedFrom(response: Response): Promise<Rendered> {
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Twice, so that the raw address is remembered. */
async function askAgain(address: string): Promise<Response> {
  await ask(address);
  return ask(address);
}

test("a thousand concurrent requests for one page are one rendering, and later ones are hits", async () => {
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => ask("/uitjes")));
  const texts = new Set(await Promise.all(answers.map((answer) => answer.text())));
  await ask("/uitjes");
  expect([texts.size, renderings, outcomes.filter((one) => one === "coalesced").length, outcomes.at(-1)]).toEqual([1, 1, 999, "hit"]);
});

test("a request after a change gets no page whose rendering began before it", async () => {
  const before = ask("/uitjes");
  await setImmediate();
  text = "Suppen op de Linge";
  generation = 2;
  const [old, fresh] = await Promise.all([before, ask("/uitjes")]);
  expect([await old.text(), await fresh.text()]).toEqual([expect.stringContaining("Vecht"), expect.stringContaining("Linge")]);
  expect(await (await ask("/uitjes")).text()).toContain("Linge");
});

test("a page is served until what it read of the catalogue changes, and no longer", async () => {
  await askAgain("/uitjes");
  expect(hitOf("/uitjes")?.page.status).toBe(200);
  text = "Suppen op de Linge";
  expect(hitOf("/uitjes")).toBeNull();
  expect(await (await ask("/uitjes")).text()).toContain("Linge");
});

test("a raw address leads to its page from its second request on", async () => {
  await ask("/uitjes");
  expect(hitOf("/uitjes")).toBeNull();
  await ask("/uitjes");
  expect(hitOf("/uitjes")?.page.status).toBe(200);
});

test("no header of a visitor reaches the rendering of a page", async () => {
  const seen: unknown[] = [];
  const render = async (request: Request) => {
    seen.push([...request.headers], request.url);
    return new Response("Kanoën");
  };
  await ask("/uitjes", { headers: { "x-forwarded-host": "evil.example", cookie: "a=1", "accept-language": "de" }, render });
  expect(seen).toEqual([[], "https://uitjes.example/uitjes"]);
});

test("a revalidated page is rendered for the anonymous site, not for its first visitor", async () => {
  const seen: string[] = [];
  const render = async ({ url }: Request) => {
    seen.push(url);
    return new Response("Kanoën");
  };
  await ask("/uitjes", { render });
  vi.setSystemTime(HALF_PAST.getTime() + HOUR_MS / 2 + 1_000);
  await ask("/uitjes", { render });
  await expect.poll(() => seen).toEqual(["https://uitjes.example/uitjes", `${ANONYMOUS}/uitjes`]);
});

test("a stale page that a request rendered again before its revalidation is not rendered once more", async () => {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  const times = { first: 0, last: 0 };
  const first = async () => {
    times.first += 1;
    if (times.first > 1) await released;
    return new Response("De eerste");
  };
  const last = async () => new Response(`De laatste, ${(times.last += 1)}`);
  const askAll = async () => {
    await ask("/eerste", { render: first });
    await ask("/uitjes");
    await ask("/laatste", { render: last });
  };
  await askAll();
  vi.setSystemTime(HALF_PAST.getTime() + HOUR_MS / 2 + 1_000);
  await askAll();
  text = "Suppen op de Linge";
  generation = 2;
  await ask("/uitjes");
  resolve();
  await expect.poll(() => times).toEqual({ first: 2, last: 2 });
  expect(renderings).toBe(2);
});

test("a rendering that ends late replaces no newer page", async () => {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  const before = ask("/uitjes", {
    render: async () => {
      await released;
      return new Response("Kanoën op de Vecht");
    },
  });
  await setImmediate();
  text = "Suppen op de Linge";
  generation = 2;
  await ask("/uitjes");
  resolve();
  await before;
  await ask("/uitjes");
  expect([renderings, outcomes]).toEqual([1, ["miss", "miss", "hit"]]);
});

test("an address longer than any link of ours is answered, and not remembered", async () => {
  const long = `/uitjes?zoek=${"kano".repeat(250)}`;
  await askAgain(long);
  expect([outcomes.at(-1), hitOf(long)]).toEqual(["hit", null]);
});

test.for([
  ["a failure", { status: 500 }],
  ["a redirect", { status: 302, headers: { location: "/" } }],
  ["a form with its errors", { status: 422 }],
  ["a page with a cookie", { headers: { "set-cookie": "a=1" } }],
  ["a page that may not be stored", { headers: { "cache-control": "no-store" } }],
] as const)("%s is sent, and not cached", async ([, kind]) => {
  const answer = await ask("/uitjes", { kind });
  await ask("/uitjes", { kind });
  expect([answer.headers.get("etag"), renderings, outcomes, hitOf("/uitjes")]).toEqual([null, 2, ["bypass", "bypass"], null]);
});

test("a page that does not exist is revalidated after ten seconds", async () => {
  await ask("/niets", { kind: { status: 404 } });
  await ask("/niets", { kind: { status: 404 } });
  expect(renderings).toBe(1);
  vi.setSystemTime(HALF_PAST.getTime() + 11_000);
  await ask("/niets", { kind: { status: 404 } });
  await expect.poll(() => renderings).toBe(2);
});

test("from the full hour on a page is served stale while it is revalidated", async () => {
  await ask("/uitjes");
  vi.setSystemTime(HALF_PAST.getTime() + HOUR_MS / 2 + 1_000);
  const stale = await (await ask("/uitjes")).text();
  expect([stale.includes(" 1 "), outcomes.at(-1)]).toEqual([true, "stale"]);
  await expect.poll(() => renderings).toBe(2);
  await expect.poll(async () => (await (await ask("/uitjes")).text()).includes(" 2 ")).toBe(true);
  expect(outcomes.at(-1)).toBe("hit");
});

test.for([
  ["two hours", 2 * HOUR_MS, "miss"],
  ["five minutes", 300_000, "stale"],
] as const)(
  "a page that was rendered while the clock was %s fast is rendered again once the clock is right",
  async ([, ahead_ms, outcome]) => {
    vi.setSystemTime(HALF_PAST.getTime() + ahead_ms);
    await ask("/uitjes");
    vi.setSystemTime(HALF_PAST);
    await ask("/uitjes");
    expect(outcomes.at(-1)).toBe(outcome);
    await expect.poll(() => renderings).toBe(2);
    await expect.poll(async () => (await (await ask("/uitjes")).text()).includes(" 2 ")).toBe(true);
    expect(outcomes.at(-1)).toBe("hit");
  },
);

test("a page that was rendered while the clock was fast is served when rendering fails, and the next request does not wait", async () => {
  vi.setSystemTime(HALF_PAST.getTime() + 5 * HOUR_MS);
  await ask("/uitjes");
  vi.setSystemTime(HALF_PAST);
  await ask("/uitjes", { render: async () => new Response("Weg", { status: 503 }) });
  await ask("/uitjes");
  expect(outcomes).toEqual(["miss", "stale-if-error", "stale"]);
});

test("a page that was stale for hours is rendered before it is served, and served stale when that fails", async () => {
  await ask("/uitjes");
  vi.setSystemTime(HALF_PAST.getTime() + 5 * HOUR_MS);
  for (const render of [async () => new Response("Weg", { status: 503 }), () => Promise.reject(new Error("weg"))]) {
    vi.setSystemTime(Date.now() + HOUR_MS);
    const answer = await ask("/uitjes", { render });
    expect([answer.status, (await answer.text()).includes("Vecht"), outcomes.at(-1)]).toEqual([200, true, "stale-if-error"]);
  }
  // The next request does not wait for another failure, and revalidates the page.
  await ask("/uitjes");
  expect(outcomes.at(-1)).toBe("stale");
  await expect.poll(async () => (await (await ask("/uitjes")).text()).includes(" 2 ")).toBe(true);
});

test("a client that has the page gets 304 in any encoding, and one that has another gets the page", async () => {
  const etag = (await ask("/uitjes")).headers.get("etag") ?? "";
  const known = (tag: string, encoding: string) => ask("/uitjes", { headers: { "if-none-match": tag, "accept-encoding": encoding } });
  const again = [
    await known(etag, "br"),
    await known(`"x", ${etag.replace("W/", "")}`, "gzip"),
    await known("*", "br"),
    await known('W/"x"', "br"),
  ];
  expect(again.map(({ status }) => status)).toEqual([304, 304, 304, 200]);
  expect([again[0]?.headers.get("vary"), again[0]?.headers.get("content-type"), again[3]?.headers.get("content-encoding")]).toEqual([
    "accept-encoding",
    null,
    "br",
  ]);
});

test("a page that is requested often is recompressed in the background, with the same etag", async () => {
  text = Array.from({ length: 60 }, (_, number) => `Uitje ${number * number}`).join(", ");
  const before = (await askAgain("/uitjes")).headers.get("etag");
  const length = hitOf("/uitjes")?.body.length ?? 0;
  for (let times = 0; times < 40; times += 1) hitOf("/uitjes");
  await expect.poll(() => (hitOf("/uitjes")?.body.length ?? length) < length, { timeout: 10_000 }).toBe(true);
  expect(hitOf("/uitjes")?.page.etag).toBe(before);
});

/** Keeps the process busy, so that work that waits for an idle process does not run. */
async function busyUntil(done: Promise<unknown>): Promise<void> {
  const state = { isDone: false };
  void done.then(() => (state.isDone = true));
  while (!state.isDone) {
    const moment_ms = performance.now() + 20;
    while (performance.now() < moment_ms) continue;
    await setImmediate();
  }
}

test("a page that was replaced before its recompression is recompressed in its new version", async () => {
  text = Array.from({ length: 60 }, (_, number) => `Uitje ${number * number}`).join(", ");
  await askAgain("/uitjes");
  for (let times = 0; times < 40; times += 1) hitOf("/uitjes");
  text = `${text}.`;
  generation += 1;
  await busyUntil(ask("/uitjes"));
  const length = hitOf("/uitjes")?.body.length ?? 0;
  // Few requests: many would recompress it anyway.
  const isSmaller = () => (hitOf("/uitjes")?.body.length ?? length) < length;
  await expect.poll(isSmaller, { timeout: 5_000, interval: 250 }).toBe(true);
});

test("every encoding of a page weighs once, however many requests want it at once", async () => {
  await ask("/uitjes", { headers: { "accept-encoding": "br" } });
  const before = pages.figures().bytes;
  const encodings = ["gzip", "zstd", "identity"];
  const answers = await Promise.all(
    encodings.flatMap((encoding) => Array.from({ length: 8 }, () => ask("/uitjes", { headers: { "accept-encoding": encoding } }))),
  );
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  const bodies = encodings.map((encoding) => hitOf("/uitjes", encoding)?.body.length ?? 0);
  expect(pages.figures().bytes - before).toBe(bodies.reduce((sum, length) => sum + length, 0));
});

test("twenty thousand addresses that are requested once fit the memory limit, and evict no page that is read", async () => {
  for (let times = 0; times < 2; times += 1) await ask("/uitjes");
  const render = async () => new Response("Een pagina");
  for (let number = 0; number < 20_000; number += 100) {
    await Promise.all(Array.from({ length: 100 }, (_, at) => ask(`/uitjes?filters=${number + at}`, { render })));
  }
  const { pages: count, bytes } = pages.figures();
  await ask("/uitjes");
  // Far more were requested than fit.
  expect(count).toBeLessThan(10_000);
  expect([bytes <= 4 * MB, count > 100, outcomes.at(-1)]).toEqual([true, true, "hit"]);
}, 60_000);
