import { setImmediate, setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { brands } from "../brands/brands.ts";
import { createRequestQueue } from "../abuse/queue/request-queue.ts";
import type { PageSite } from "./make-page.ts";
import { openPages, type PageOutcome, type Pages } from "./open-pages.ts";
import { renderedFrom } from "./page.ts";

const HALF_PAST = new Date("2026-11-23T10:30:00Z");
const HOUR_MS = 3_600_000;
const MB = 1024 * 1024;
const [brand] = brands;
if (!brand) throw new Error("There is no brand.");

let outcomes: PageOutcome[];
let pages: Pages;
/** What a page would say now, and how often one was made. */
let text: string;
let made: number;
/** Of the catalogue: what is noted of a reading is that its text still stands. */
let generation: number;

beforeEach(() => {
  vi.useFakeTimers({ now: HALF_PAST, toFake: ["Date"] });
  outcomes = [];
  pages = openPages({
    bytes: 4 * MB,
    queue: createRequestQueue(),
    log: (error) => expect.fail(String(error)),
    watch: (outcome) => outcomes.push(outcome),
  });
  text = "Kanoën op de Vecht";
  made = 0;
  generation = 1;
});
afterEach(() => {
  pages.close();
  vi.useRealTimers();
});

const NOBODY = "https://niemand.example";

const site = (origin = "https://uitjes.example"): PageSite => ({
  ...{ brand, environment: "production", origin },
  catalogue: {
    generation,
    async read(work) {
      const read = text;
      return { result: await work(), isCurrent: () => text === read };
    },
  },
});

type Asking = { headers?: Record<string, string>; render?: (request: Request, site: PageSite) => Promise<Response>; kind?: ResponseInit };

function ask(address: string, { headers = {}, kind = {}, render }: Asking = {}): Promise<Response> {
  const plain = async () => {
    made += 1;
    const now = text;
    await delay(5);
    return new Response(`${now} ${made} `.repeat(200), kind);
  };
  const request = new Request(`https://uitjes.example${address}`, { headers: { host: "uitjes.example", ...headers } });
  const asked = { site: site(), nobody: site(NOBODY), keptAs: address, client: { range: null, signal: request.signal } };
  return pages.answer(request, { ...asked, render: async (...given) => renderedFrom(await (render ?? plain)(...given)) });
}

const ofListener = (url: string, acceptEncoding = "br") => pages.kept({ host: "uitjes.example", url, acceptEncoding });

/** So that the listener knows the address. */
async function askAgain(address: string): Promise<Response> {
  await ask(address);
  return ask(address);
}

test("a thousand who ask for one page at once get one rendering, and later ones wait for none", async () => {
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => ask("/uitjes")));
  const texts = new Set(await Promise.all(answers.map((answer) => answer.text())));
  await ask("/uitjes");
  expect([texts.size, made, outcomes.filter((one) => one === "joined").length, outcomes.at(-1)]).toEqual([1, 1, 999, "kept"]);
});

test("who asks after a change gets no page that was begun before it", async () => {
  const before = ask("/uitjes");
  await setImmediate();
  text = "Suppen op de Linge";
  generation = 2;
  const [old, fresh] = await Promise.all([before, ask("/uitjes")]);
  expect([await old.text(), await fresh.text()]).toEqual([expect.stringContaining("Vecht"), expect.stringContaining("Linge")]);
  expect(await (await ask("/uitjes")).text()).toContain("Linge");
});

test("a page is shown until the catalogue says otherwise, and no longer", async () => {
  await askAgain("/uitjes");
  expect(ofListener("/uitjes")?.page.status).toBe(200);
  text = "Suppen op de Linge";
  expect(ofListener("/uitjes")).toBeNull();
  expect(await (await ask("/uitjes")).text()).toContain("Linge");
});

test("the listener finds the address of a page that was asked for again, and of none that was asked for once", async () => {
  await ask("/uitjes");
  expect(ofListener("/uitjes")).toBeNull();
  await ask("/uitjes");
  expect(ofListener("/uitjes")?.page.status).toBe(200);
});

test("what nobody but the client knows reaches no page: neither headers nor address", async () => {
  const seen: unknown[] = [];
  const render = async (request: Request) => {
    seen.push([...request.headers], request.url);
    return new Response("Kanoën");
  };
  await ask("/uitjes", { headers: { "x-forwarded-host": "evil.example", cookie: "a=1", "accept-language": "de" }, render });
  expect(seen).toEqual([[], "https://uitjes.example/uitjes"]);
});

test("a page that is made anew is made for nobody, and no more for whoever asked first", async () => {
  const seen: string[] = [];
  const render = async ({ url }: Request) => {
    seen.push(url);
    return new Response("Kanoën");
  };
  await ask("/uitjes", { render });
  vi.setSystemTime(HALF_PAST.getTime() + HOUR_MS / 2 + 1_000);
  await ask("/uitjes", { render });
  await expect.poll(() => seen).toEqual(["https://uitjes.example/uitjes", `${NOBODY}/uitjes`]);
});

test("a late page that somebody had made anew before its turn came is not made once more", async () => {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  const times = { first: 0, last: 0 };
  const first = async () => {
    times.first += 1;
    if (times.first > 1) await held;
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
  expect(made).toBe(2);
});

test("a page that was made too late takes the place of no newer one", async () => {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  const before = ask("/uitjes", {
    render: async () => {
      await held;
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
  expect([made, outcomes]).toEqual([1, ["rendered", "rendered", "kept"]]);
});

test("an address longer than any link of ours is answered each time, and not remembered", async () => {
  const long = `/uitjes?zoek=${"kano".repeat(250)}`;
  await askAgain(long);
  expect([outcomes.at(-1), ofListener(long)]).toEqual(["kept", null]);
});

test.for([
  ["a failure", { status: 500 }],
  ["a redirect", { status: 302, headers: { location: "/" } }],
  ["a form with its errors", { status: 422 }],
  ["a page with a cookie", { headers: { "set-cookie": "a=1" } }],
  ["a page that says it is for one", { headers: { "cache-control": "no-store" } }],
] as const)("%s is sent, and not kept", async ([, kind]) => {
  const answer = await ask("/uitjes", { kind });
  await ask("/uitjes", { kind });
  expect([answer.headers.get("etag"), made, outcomes, ofListener("/uitjes")]).toEqual([null, 2, ["passed", "passed"], null]);
});

test("what is not there is asked for again after ten seconds", async () => {
  await ask("/niets", { kind: { status: 404 } });
  await ask("/niets", { kind: { status: 404 } });
  expect(made).toBe(1);
  vi.setSystemTime(HALF_PAST.getTime() + 11_000);
  await ask("/niets", { kind: { status: 404 } });
  await expect.poll(() => made).toBe(2);
});

test("at the full hour a page is shown once more while it is made anew", async () => {
  await ask("/uitjes");
  vi.setSystemTime(HALF_PAST.getTime() + HOUR_MS / 2 + 1_000);
  const late = await (await ask("/uitjes")).text();
  expect([late.includes(" 1 "), outcomes.at(-1)]).toEqual([true, "late"]);
  await expect.poll(() => made).toBe(2);
  await expect.poll(async () => (await (await ask("/uitjes")).text()).includes(" 2 ")).toBe(true);
  expect(outcomes.at(-1)).toBe("kept");
});

test.for([
  ["two hours", 2 * HOUR_MS, "rendered"],
  ["five minutes", 300_000, "late"],
] as const)("a page that was made while the clock was %s ahead is made anew once the clock is right", async ([, ahead_ms, outcome]) => {
  vi.setSystemTime(HALF_PAST.getTime() + ahead_ms);
  await ask("/uitjes");
  vi.setSystemTime(HALF_PAST);
  await ask("/uitjes");
  expect(outcomes.at(-1)).toBe(outcome);
  await expect.poll(() => made).toBe(2);
  await expect.poll(async () => (await (await ask("/uitjes")).text()).includes(" 2 ")).toBe(true);
  expect(outcomes.at(-1)).toBe("kept");
});

test("a page that was made while the clock was ahead still stands in for one that cannot be made, and nobody waits for the next", async () => {
  vi.setSystemTime(HALF_PAST.getTime() + 5 * HOUR_MS);
  await ask("/uitjes");
  vi.setSystemTime(HALF_PAST);
  await ask("/uitjes", { render: async () => new Response("Weg", { status: 503 }) });
  await ask("/uitjes");
  expect(outcomes).toEqual(["rendered", "rescued", "late"]);
});

test("a page that nobody asked for in hours is made before it is shown, and where that fails it is better than nothing", async () => {
  await ask("/uitjes");
  vi.setSystemTime(HALF_PAST.getTime() + 5 * HOUR_MS);
  for (const render of [async () => new Response("Weg", { status: 503 }), () => Promise.reject(new Error("weg"))]) {
    vi.setSystemTime(Date.now() + HOUR_MS);
    const rescued = await ask("/uitjes", { render });
    expect([rescued.status, (await rescued.text()).includes("Vecht"), outcomes.at(-1)]).toEqual([200, true, "rescued"]);
  }
  // Nobody waits for the next failure, and what could be made again is.
  await ask("/uitjes");
  expect(outcomes.at(-1)).toBe("late");
  await expect.poll(async () => (await (await ask("/uitjes")).text()).includes(" 2 ")).toBe(true);
});

test("who has the page is told so in any encoding, and who has another gets it", async () => {
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

test("a page that is asked for often is made smaller in the background, and stays the same page", async () => {
  text = Array.from({ length: 60 }, (_, number) => `Uitje ${number * number}`).join(", ");
  const before = (await askAgain("/uitjes")).headers.get("etag");
  const length = ofListener("/uitjes")?.body.length ?? 0;
  for (let times = 0; times < 40; times += 1) ofListener("/uitjes");
  await expect.poll(() => (ofListener("/uitjes")?.body.length ?? length) < length, { timeout: 10_000 }).toBe(true);
  expect(ofListener("/uitjes")?.page.etag).toBe(before);
});

/** Leaves no moment for what waits until the process has nothing to do. */
async function busyUntil(coming: Promise<unknown>): Promise<void> {
  const state = { hasCome: false };
  void coming.then(() => (state.hasCome = true));
  while (!state.hasCome) {
    const moment_ms = performance.now() + 20;
    while (performance.now() < moment_ms) continue;
    await setImmediate();
  }
}

test("where another page came meanwhile, that one is made smaller", async () => {
  text = Array.from({ length: 60 }, (_, number) => `Uitje ${number * number}`).join(", ");
  await askAgain("/uitjes");
  for (let times = 0; times < 40; times += 1) ofListener("/uitjes");
  text = `${text}.`;
  generation += 1;
  await busyUntil(ask("/uitjes"));
  const length = ofListener("/uitjes")?.body.length ?? 0;
  // Few looks: who is looked at often is made smaller for that.
  const isSmaller = () => (ofListener("/uitjes")?.body.length ?? length) < length;
  await expect.poll(isSmaller, { timeout: 5_000, interval: 250 }).toBe(true);
});

test("every encoding of a page weighs once, however many ask for it at a time", async () => {
  await ask("/uitjes", { headers: { "accept-encoding": "br" } });
  const before = pages.figures().bytes;
  const encodings = ["gzip", "zstd", "identity"];
  const answers = await Promise.all(
    encodings.flatMap((encoding) => Array.from({ length: 8 }, () => ask("/uitjes", { headers: { "accept-encoding": encoding } }))),
  );
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  const bodies = encodings.map((encoding) => ofListener("/uitjes", encoding)?.body.length ?? 0);
  expect(pages.figures().bytes - before).toBe(bodies.reduce((sum, length) => sum + length, 0));
});

test("twenty thousand addresses that nobody asks for twice take no more than the room, and push nothing out that is read", async () => {
  for (let times = 0; times < 2; times += 1) await ask("/uitjes");
  const render = async () => new Response("Een pagina");
  for (let number = 0; number < 20_000; number += 100) {
    await Promise.all(Array.from({ length: 100 }, (_, at) => ask(`/uitjes?filters=${number + at}`, { render })));
  }
  const { pages: count, bytes } = pages.figures();
  await ask("/uitjes");
  // Far more were asked for than there is room for.
  expect(count).toBeLessThan(10_000);
  expect([bytes <= 4 * MB, count > 100, outcomes.at(-1)]).toEqual([true, true, "kept"]);
}, 60_000);
