import { afterAll, beforeAll, expect, test } from "vitest";
import { edgeServer, type EdgeServer } from "../support/edge-server.ts";
import { openFlood } from "../support/flood.ts";

const HOSTILE = "203.0.113.7";
const VISITOR = "198.51.100.9";
const MEGABYTE = 1_000_000;

let server: EdgeServer;
beforeAll(async () => {
  server = await edgeServer({ trustedProxies: ["127.0.0.1"] });
});
afterAll(() => server.stop());

function post(path: string, { address, bytes }: { address: string; bytes: number }): string {
  const head = [
    `POST ${path} HTTP/1.1`,
    "Host: nl.localhost",
    `X-Forwarded-For: ${address}`,
    "Content-Type: application/x-www-form-urlencoded",
    ...[`Content-Length: ${bytes}`, "Connection: close", "", ""],
  ];
  return head.join("\r\n") + "x".repeat(bytes);
}

/** How long one request takes, in ms, and its status. */
async function send(path: string, order: { address: string; bytes: number }): Promise<{ ms: number; status: number }> {
  const { ask, answers } = await openFlood(server.port, [post(path, order)]);
  const begun_ms = performance.now();
  ask();
  const [answer] = await answers;
  return { ms: performance.now() - begun_ms, status: answer?.status ?? 0 };
}

test("an address range sends large bodies at 8 MB a second after the first 4 MB, without delaying other ranges", async () => {
  await send("/helpdesk", { address: VISITOR, bytes: 1_000 });
  const slow = send("/helpdesk", { address: HOSTILE, bytes: 14 * MEGABYTE });
  const others = await Promise.all([1, 2].map((bytes) => send("/helpdesk", { address: VISITOR, bytes: bytes * MEGABYTE })));
  const { ms, status } = await slow;
  expect([status, ...others.map((one) => one.status)]).toEqual([413, 413, 413]);
  expect(ms).toBeGreaterThan(1_000);
  for (const other of others) expect(other.ms).toBeLessThan(ms / 2);
});
