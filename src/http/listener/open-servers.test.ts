import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { sendRaw } from "../../../tests/support/raw-http.ts";
import { freePort } from "../../../tests/support/server.ts";
import type { RequestRecord } from "../observability/request-record.ts";
import { createConnections } from "./connections.ts";
import { openServers } from "./open-servers.ts";

let stop = async () => {};
afterEach(() => stop());

/** Servers on some addresses; every response takes 20 ms. */
async function open(addresses: readonly string[], most?: number): Promise<{ port: number; answers: RequestRecord[] }> {
  const port = await freePort();
  const answers: RequestRecord[] = [];
  const listener = (_: unknown, response: ServerResponse) => void delay(20).then(() => response.end("answer"));
  const queue = { noteConnection: () => {} };
  const watch = (record: RequestRecord) => void answers.push(record);
  stop = await openServers({ port, addresses, listener, queue, watch, connections: createConnections(most) });
  return { port, answers };
}

test("the rejection of a ninth pipelined request has the usual headers, and is counted", async () => {
  const { port, answers } = await open(["127.0.0.1"]);
  const { statuses, text } = await sendRaw(port, ["GET / HTTP/1.1\r\nHost: nl.localhost\r\n\r\n".repeat(20)]);
  expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 503]);
  const refused = text.slice(text.indexOf("HTTP/1.1 503")).toLowerCase();
  for (const line of ["retry-after: 5", "cache-control: no-store", "x-content-type-options: nosniff", "connection: close"])
    expect(refused).toContain(line);
  const [requestId] = /(?<=x-request-id: )[\w-]+/.exec(refused) ?? [];
  expect(answers).toMatchObject([{ status: 503, kind: "unreadable", requestId }]);
});

test("all addresses that a server listens on share one connection limit", async () => {
  const { port } = await open(["127.0.0.1", "127.0.0.2"], 1);
  const first = connect({ port, host: "127.0.0.1" });
  await once(first, "connect");
  const second = connect({ port, host: "127.0.0.2" }).on("error", () => {});
  await once(second, "close");
  expect(first.destroyed).toBe(false);
  first.destroy();
  await once(first, "close");
});
