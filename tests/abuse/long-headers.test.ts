import { afterAll, beforeAll, expect, test } from "vitest";
import { edgeServer, type EdgeServer } from "../support/edge-server.ts";
import { openFlood } from "../support/flood.ts";

let server: EdgeServer;
beforeAll(async () => (server = await edgeServer({ isFilled: true })));
afterAll(() => server.stop());

/** As many entries as fit into 16 KB of headers; they differ per request, so that no result is cached by text. */
const ENCODINGS = (request: number) => `Accept-Encoding: x${request},${"a,".repeat(7_400)}br`;
const TAGS = (request: number) => `If-None-Match: "x${request}",${'"",'.repeat(4_800)}"a"`;
/** Another header of this length, which is never parsed. */
const UNREAD = (request: number) => `X-Unread: x${request},${"a,".repeat(7_400)}br`;
const AT_ONCE = 50;

/** CPU time of this process per response, including the client, in ms: the minimum of five rounds of 50. */
async function costOf(path: string, header: (request: number) => string): Promise<number> {
  const head = (line: string) => `GET ${path} HTTP/1.1\r\nHost: nl.localhost\r\n${line}\r\n\r\n`;
  const least: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const before = process.cpuUsage();
    for (let time = 0; time < AT_ONCE; time += 1) {
      const { ask, answers } = await openFlood(server.port, [head(`Connection: close\r\n${header(round * AT_ONCE + time)}`)]);
      ask();
      expect((await answers)[0]?.status).toBe(200);
    }
    const { user, system } = process.cpuUsage(before);
    least.push((user + system) / 1_000 / AT_ONCE);
  }
  return Math.min(...least);
}

test.for([
  ["/blogs", ENCODINGS],
  ["/static/icon.svg", ENCODINGS],
  ["/blogs", TAGS],
  ["/blogs/feed.xml", TAGS],
] as const)("a list of thousands in a header for %s costs hardly more than an unused header", async ([path, header]) => {
  await costOf(path, UNREAD);
  const [unread_ms, read_ms] = [await costOf(path, UNREAD), await costOf(path, header)];
  expect(read_ms).toBeLessThan(1.5 * unread_ms);
});
