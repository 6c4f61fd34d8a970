import { setTimeout as delay } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { filledServer, type FilledServer } from "../../support/filled-server.ts";
import { request, type ProxyAnswer, type ProxyRequest } from "../../support/proxies/proxy-request.ts";
import { holdConnections, type Held, type Hold } from "../../support/proxies/hold-connections.ts";
import { caddy, nginx, startCaddy, startNginx, type Proxy } from "../../support/proxies/proxy.ts";
import { freePort } from "../../support/server.ts";

const HOSTS = ["nl.localhost", "de.localhost"];
const [NL = "", DE = ""] = HOSTS;
const ATTACKER = "127.0.0.66";
const VISITOR = "127.0.0.2";
const VISITORS = 40;
const GET = `GET / HTTP/1.1\r\nHost: ${NL}\r\n\r\n`;
const HALF_A_FORM = `POST /helpdesk HTTP/1.1\r\nHost: ${NL}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\nname=`;

let server: FilledServer;
let proxy: Proxy;
const held: Held[] = [];
beforeAll(async () => {
  server = await filledServer({ HOSTS: HOSTS.join(), TRUSTED_PROXIES: "127.0.0.1" });
}, 120_000);
afterAll(() => server.stop());
afterEach(async () => {
  for (const some of held.splice(0)) some.close();
  await proxy.stop();
});

/** Statuses of consecutive visitors, each on a new connection; 0 for no response. */
async function visitors(from = VISITOR): Promise<number[]> {
  const statuses = [];
  for (let number = 0; number < VISITORS; number += 1) {
    const answer = Promise.race([request(proxy, { host: NL, path: "/", from }), delay(5_000, { status: 0 }, { ref: false })]);
    statuses.push((await answer.catch(() => ({ status: 0 }))).status);
  }
  return statuses;
}

const ALL_SERVED = Array.from({ length: VISITORS }, () => 200);

async function openConnections(kind: Omit<Hold, "host" | "from">): Promise<Held> {
  const some = await holdConnections(proxy, { host: NL, from: ATTACKER, ...kind });
  held.push(some);
  return some;
}

describe.for([
  { name: "nginx", program: nginx, start: startNginx, longestBody_ms: 25_000 },
  // Caddy allows two minutes for a body, without a response before: a slow upload needs them.
  { name: "Caddy", program: caddy, start: startCaddy, longestBody_ms: 130_000 },
])("behind $name as configured in docs", ({ program, start, longestBody_ms }) => {
  describe.skipIf(program === null)("where Debian provides it", () => {
    beforeEach(async () => {
      proxy = await start({ upstreamPort: server.port, hosts: HOSTS });
    });

    test.for([
      ["that send nothing", undefined],
      ["that got a page and stay open", GET],
    ] as const)("4,200 connections of one IP address %s block no visitor", async ([, writes]) => {
      const { open } = await openConnections({ count: 4_200, ...(writes && { writes }) });
      expect(await visitors()).toEqual(ALL_SERVED);
      // They were really open while the visitors came.
      expect(open()).toBeGreaterThan(1_000);
    });

    test("slow headers, unfinished bodies and silent connections time out", { timeout: 180_000 }, async () => {
      for (const kind of [{ writes: "GET / HTTP/1.1\r\nX-Slow: a" }, {}, { writes: HALF_A_FORM }])
        await openConnections({ count: 5, ...kind });
      const waiting = (some: readonly Held[]) => some.reduce((sum, one) => sum + one.waiting(), 0);
      expect(waiting(held)).toBe(15);
      await expect.poll(() => waiting(held.slice(0, 2)), { timeout: 25_000 }).toBe(0);
      await expect.poll(() => waiting(held), { timeout: longestBody_ms }).toBe(0);
    });
  });
});

describe.skipIf(nginx === null)("behind nginx", () => {
  const start = async (upstreamPort = server.port) => {
    proxy = await startNginx({ upstreamPort, hosts: HOSTS, addressHeader: "x-pretend" });
  };

  test("one IP address may have 200 concurrent requests and gets an explanation above that, and others are served", async () => {
    await start();
    const { answers } = await openConnections({ count: 200, writes: HALF_A_FORM });
    expect(answers().join("")).toBe("");
    // Long enough to stay under the limit per second.
    await delay(3_000);
    const more = await openConnections({ count: 50, writes: HALF_A_FORM });
    const refused = () => more.answers().filter((answer) => /^HTTP\/1.1 503 [\s\S]*Retry-After: 5[\s\S]*even te druk/i.test(answer)).length;
    await expect.poll(refused).toBe(50);
    expect(await visitors()).toEqual(ALL_SERVED);
    expect((await request(proxy, { host: DE, path: "/", from: ATTACKER })).text).toContain("Gerade ist zu viel los");
    expect((await request(proxy, { host: NL, path: "/api/openapi.json", from: ATTACKER })).headers["content-type"]).toBe(
      "application/problem+json",
    );
  });

  test("more than 50 requests a second are limited, for the whole /64 too, and the next network is not", async () => {
    await start();
    for (const { address, neighbour, stranger } of [
      { address: "203.0.113.5", neighbour: "203.0.113.5", stranger: "203.0.113.6" },
      { address: "2001:db8:a0a:a0a::1", neighbour: "2001:db8:a0a:a0a:ffff:1:0:a", stranger: "2001:db8:a0a:a0b::1" },
    ]) {
      const from = (pretended: string) => flood({ host: NL, path: "/", headers: { "x-pretend": pretended } }, 1);
      const answers = await flood({ host: NL, path: "/", headers: { "x-pretend": address } }, 600);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThan(100);
      expect(refused[0]).toMatchObject({
        headers: { "retry-after": "5", "cache-control": "no-store" },
        text: expect.stringContaining("te veel"),
      });
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(200);
      // The others exceeded the limit of concurrent requests.
      expect(new Set(answers.map(({ status }) => status)).isSubsetOf(new Set([200, 429, 503]))).toBe(true);

      const shared = await Promise.all(Array.from({ length: 60 }, () => from(neighbour)));
      expect(shared.flat().some(({ status }) => status === 429)).toBe(true);
      expect((await from(stranger))[0]?.status).toBe(200);
    }
  });

  test("60 people behind one IP address open a page with its 20 files, all at once", async () => {
    await start();
    const text = (await request(proxy, { host: NL, path: "/uitjes" })).text;
    const files = [...new Set(text.match(/(?<=")\/static\/(?!social)[\w/-]+\.\w+(?=")/g))].slice(0, 20);
    expect(files.length).toBe(20);
    const headers = { "x-pretend": "203.0.113.9" };
    const opened = await Promise.all(Array.from({ length: 60 }, () => flood({ host: NL, path: "/uitjes", headers }, 1)));
    const fetched = await Promise.all(files.map((path) => flood({ host: NL, path, headers }, 60)));
    expect(new Set([...opened, ...fetched].flat().map(({ status }) => status))).toEqual(new Set([200]));
  });

  test("while the server is down pages and API calls get 503 with Retry-After", async () => {
    await start(await freePort());
    const page = await request(proxy, { host: DE, path: "/" });
    expect([page.status, page.headers["retry-after"], page.text]).toEqual([503, "5", expect.stringContaining("erneut")]);
    const call = await request(proxy, { host: NL, path: "/api/openapi.json" });
    expect([call.status, call.headers["retry-after"], JSON.parse(call.text)]).toEqual([503, "5", expect.objectContaining({ status: 503 })]);
  });

  const flood = (proxyRequest: ProxyRequest, count: number): Promise<ProxyAnswer[]> =>
    Promise.all(Array.from({ length: count }, () => request(proxy, proxyRequest)));
});
