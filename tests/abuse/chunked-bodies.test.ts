import { afterAll, beforeAll, expect, test } from "vitest";
import { addFourBrands } from "../support/four-brands.ts";
import { edgeServer, type EdgeServer } from "../support/edge-server.ts";
import { openFlood, type Answer } from "../support/flood.ts";

const URLENCODED = "application/x-www-form-urlencoded";
const ORIGIN = "http://nl.localhost";

let server: EdgeServer;
beforeAll(async () => (server = await edgeServer({ fill: addFourBrands })));
afterAll(() => server.stop());

type Sent = { method?: string; path: string; type?: string; chunks: readonly string[] };

/** A request with a body in these chunks, each at most 64 KB. */
function chunked({ method = "POST", path, type = "application/json", chunks }: Sent): string {
  const head = [`${method} ${path} HTTP/1.1`, "Host: nl.localhost", `Origin: ${ORIGIN}`, `Content-Type: ${type}`];
  const lines = [...head, "Transfer-Encoding: chunked", "Accept-Encoding: identity", "", ""].join("\r\n");
  return `${lines}${chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join("")}0\r\n\r\n`;
}

async function send(request: string): Promise<Answer | undefined> {
  const { ask, answers } = await openFlood(server.port, [request]);
  ask();
  return (await answers)[0];
}

/** A body in chunks of one byte, 1.2 MB with framing. */
const TINY_CHUNKS = Array.from({ length: 200_000 }, () => "a");
const inChunks = (text: string, bytes: number) =>
  Array.from({ length: Math.ceil(text.length / bytes) }, (_, at) => text.slice(at * bytes, (at + 1) * bytes));

/** CPU time of this process per response, including the client, in ms. */
async function costOf(ask: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let time = 0; time < 8; time += 1) await ask();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 8_000;
}

let pages = 0;
const uncachedPage = () => send(`GET /uitjes?personen=${(pages += 1)} HTTP/1.1\r\nHost: nl.localhost\r\nConnection: close\r\n\r\n`);

test.for([
  { path: "/api/public/contact", chunks: TINY_CHUNKS },
  { path: "/moments", chunks: TINY_CHUNKS },
  { path: "/", method: "GET", chunks: TINY_CHUNKS },
  { path: "/nergens", chunks: TINY_CHUNKS },
])("a body of 200,000 chunks to $path costs no more than three uncached pages", async (sent) => {
  await costOf(uncachedPage);
  const request = chunked(sent);
  await costOf(() => send(request));
  const ratios: number[] = [];
  while (ratios.length < 3 && !ratios.some((ratio) => ratio < 3)) {
    const page_ms = await costOf(uncachedPage);
    ratios.push((await costOf(() => send(request))) / page_ms);
  }
  expect(Math.min(...ratios)).toBeLessThan(3);
});

test("a body in tiny chunks is rejected as too large, and its connection is closed", async () => {
  for (const path of ["/api/public/contact", "/helpdesk"]) {
    const type = path === "/helpdesk" ? URLENCODED : "application/json";
    const answer = await send(chunked({ path, type, chunks: TINY_CHUNKS.slice(0, 150) }));
    expect([answer?.status, answer?.headers.get("connection")?.trim()]).toEqual([413, "close"]);
  }
});

test("a form with the longest texts in the smallest network packets is read, and a call in a few tiny chunks too", async () => {
  const form = `form=question&name=Anna+de+Vries&description=${"a".repeat(190_000)}`;
  const answer = await send(
    chunked({ path: "/helpdesk", type: URLENCODED, chunks: inChunks(form, 536) }).replace("Origin", "Connection: close\r\nOrigin"),
  );
  expect([answer?.status, answer?.text.includes("Anna de Vries")]).toEqual([422, true]);
  const call = await send(
    chunked({ path: "/api/public/contact", chunks: inChunks('{"contactMessageDTO":{}}', 1) }).replace(
      "Origin",
      "Connection: close\r\nOrigin",
    ),
  );
  expect(call?.status).toBe(422);
});
