import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { createConnections } from "./connections.ts";

const socketOf = (remoteAddress: string) => Object.assign(new PassThrough(), { remoteAddress });
/** Only the `close` event of a response is used. */
const response = () => new ServerResponse(new IncomingMessage(new Socket()));

test("at the connection limit, the address range with most connections loses an idle one, and gets no new one", () => {
  const connections = createConnections(5);
  const greedy = Array.from({ length: 4 }, (_, at) => socketOf(`203.0.113.${at}`));
  greedy.forEach(connections.add);
  // The first has an unanswered request, so the second has been idle longest.
  const [first] = greedy;
  if (first) connections.awaitResponse(first, response());
  const visitors = ["198.51.100.1", "192.0.2.1"].map(socketOf);
  visitors.forEach(connections.add);
  const again = socketOf("203.0.113.200");
  connections.add(again);
  expect([greedy.map(({ destroyed }) => destroyed), visitors.map(({ destroyed }) => destroyed), again.destroyed]).toEqual([
    [false, true, false, false],
    [false, false],
    true,
  ]);
});

test("at the connection limit without idle connections, the oldest one of the largest address range is closed", () => {
  const connections = createConnections(2);
  const greedy = ["203.0.113.1", "203.0.113.2"].map(socketOf);
  for (const socket of greedy) {
    connections.add(socket);
    connections.awaitResponse(socket, response());
  }
  const visitor = socketOf("198.51.100.1");
  connections.add(visitor);
  expect([...greedy, visitor].map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
});

test("a closed connection no longer counts towards the limit", async () => {
  const connections = createConnections(1);
  const [first, second] = [socketOf("203.0.113.1"), socketOf("198.51.100.1")];
  connections.add(first);
  await new Promise((resolve) => first.destroy().once("close", resolve));
  connections.add(second);
  expect(second.destroyed).toBe(false);
});

test("eight requests of a connection may be unanswered; the next one is rejected, and the rest ignored", () => {
  const connections = createConnections();
  const socket = socketOf("203.0.113.1");
  connections.add(socket);
  const waiting = Array.from({ length: 8 }, response);
  const accepted = waiting.map((one) => {
    const verdict = connections.begin(socket, one);
    connections.awaitResponse(socket, one);
    return verdict;
  });
  waiting[0]?.emit("close");
  expect(new Set(accepted)).toEqual(new Set(["accepted"]));
  expect(connections.begin(socket, response())).toBe("accepted");
  connections.awaitResponse(socket, response());
  expect([1, 2, 3].map(() => connections.begin(socket, response()))).toEqual(["too-many", "ignored", "ignored"]);
});
