import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { edgeServer, type EdgeServer } from "../support/edge-server.ts";
import { openFlood, type Answer } from "../support/flood.ts";
import { getRequest, sendRaw } from "../support/raw-http.ts";

const HOST = "nl.localhost";
const HOSTILE = "203.0.113.7";
const VISITOR = "198.51.100.9";
/** More requests than the queue holds. */
const FLOOD = 400;

let server: EdgeServer;
beforeAll(async () => {
  server = await edgeServer({ isFilled: true, trustedProxies: ["127.0.0.1"] });
  // Computes what all pages share before the measurements.
  await askOne("/uitjes", VISITOR);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await expect.poll(() => server.product.queue.figures()).toMatchObject({ waiting: 0, running: 0 });
  server.answers.splice(0);
});

/** Paths that are not cached. */
let last = 0;
const uncached = () => `/uitjes?zoek=kano+${(last += 1)}`;

/** Opens a connection for each path; `ask` then sends all requests at once. */
const connectAll = (paths: readonly string[], address: string) =>
  openFlood(
    server.port,
    paths.map((path) => getRequest(path, HOST, [`X-Forwarded-For: ${address}`, "Accept-Encoding: identity"])),
  );

async function askOne(path: string, address: string): Promise<Answer> {
  const { ask, answers } = await connectAll([path], address);
  ask();
  const [answer] = await answers;
  if (!answer) throw new Error("There is no answer.");
  return answer;
}

const uncachedPages = (amount: number) => Array.from({ length: amount }, uncached);
const statuses = (answers: readonly Answer[]) => [...new Set(answers.map(({ status }) => status))].toSorted((a, b) => a - b);
const rendered = () => server.answers.filter(({ status }) => status === 200).length;

test("400 uncached pages for one address range do not delay a visitor of another, and those above the limit get 503 and Retry-After", async () => {
  const [flood, visit] = await Promise.all([connectAll(uncachedPages(FLOOD), HOSTILE), connectAll([uncached()], VISITOR)]);
  flood.ask();
  visit.ask();
  const [[page], others] = await Promise.all([visit.answers, visit.answers.then(rendered)]);
  const answers = await flood.answers;
  expect([page?.status, statuses(answers)]).toEqual([200, [200, 503]]);
  // The visitor's page, those that were running, and one of the other range for each round.
  expect(others).toBeLessThan(12);
  const refused = answers.find(({ status }) => status === 503);
  expect([refused?.headers.get("retry-after"), refused?.headers.get("cache-control")]).toEqual(["3", "no-store"]);
  expect(refused?.text).toContain("Probeer het opnieuw");
  expect(Buffer.byteLength(refused?.text ?? "")).toBeLessThan(2_048);
});

test.for(["/uitjes", "/blogs/feed.xml", "/sitemap.xml", "/api/openapi.json"])(
  "%s is cached, and does not wait for 100 uncached pages",
  async (path) => {
    await askOne(path, VISITOR);
    server.answers.splice(0);
    const [flood, visit] = await Promise.all([connectAll(uncachedPages(100), HOSTILE), connectAll([path], VISITOR)]);
    flood.ask();
    visit.ask();
    const [[page], others] = await Promise.all([visit.answers, visit.answers.then(rendered)]);
    expect(page?.status).toBe(200);
    expect(others).toBeLessThan(8);
    await flood.answers;
  },
);

test("pages are not rendered for clients that have disconnected", async () => {
  const flood = await connectAll(uncachedPages(200), HOSTILE);
  flood.ask();
  await expect.poll(() => server.product.queue.figures().waiting, { interval: 5 }).toBeGreaterThan(100);
  const before = rendered();
  flood.hangUp();
  await flood.answers;
  await expect.poll(() => server.product.queue.figures()).toMatchObject({ waiting: 0, running: 0 });
  expect(rendered() - before).toBeLessThan(20);
});

test("of 1,000 pipelined requests eight are answered, and the ninth is rejected", async () => {
  const pipelined = Array.from({ length: 1_000 }, () => `GET ${uncached()} HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`).join("");
  const { statuses: got, hangs } = await sendRaw(server.port, [pipelined]);
  expect([got, hangs]).toEqual([[...Array.from({ length: 8 }, () => 200), 503], false]);
  await expect.poll(() => server.product.queue.figures()).toMatchObject({ waiting: 0, running: 0 });
  expect(rendered()).toBe(8);
});

test("API calls and sitemaps share the queue with pages, and rejected calls get a problem", async () => {
  const paths = ["/api/public/events?page=1&limit=10", "/sitemap.xml", "/robots.txt"];
  const [flood, visit, late] = await Promise.all([
    connectAll(uncachedPages(FLOOD), HOSTILE),
    connectAll(paths, VISITOR),
    connectAll(["/api/public/events?page=1&limit=10"], HOSTILE),
  ]);
  flood.ask();
  visit.ask();
  late.ask();
  const [calls, others] = await Promise.all([visit.answers, visit.answers.then(rendered)]);
  const [refused] = await late.answers;
  await flood.answers;
  expect([statuses(calls), refused?.status, refused?.headers.get("content-type")]).toEqual([[200], 503, "application/problem+json"]);
  expect(others).toBeLessThan(20);
});
