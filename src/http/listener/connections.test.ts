import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { createConnections } from "./connections.ts";

const socketOf = (remoteAddress: string) => Object.assign(new PassThrough(), { remoteAddress });
/** Of a response only its end matters. */
const response = () => new ServerResponse(new IncomingMessage(new Socket()));

test("when all places are taken, the range that holds most makes room, and gets no more itself", () => {
  const connections = createConnections(5);
  const greedy = Array.from({ length: 4 }, (_, at) => socketOf(`203.0.113.${at}`));
  greedy.forEach(connections.add);
  // The first of them waits for an answer, so the second has been idle longest.
  const [first] = greedy;
  if (first) connections.waits(first, response());
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

test("when all places are taken and none is idle, the oldest connection of the range that holds most makes room", () => {
  const connections = createConnections(2);
  const greedy = ["203.0.113.1", "203.0.113.2"].map(socketOf);
  for (const socket of greedy) {
    connections.add(socket);
    connections.waits(socket, response());
  }
  const visitor = socketOf("198.51.100.1");
  connections.add(visitor);
  expect([...greedy, visitor].map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
});

test("a connection that was closed gives its place back", async () => {
  const connections = createConnections(1);
  const [first, second] = [socketOf("203.0.113.1"), socketOf("198.51.100.1")];
  connections.add(first);
  await new Promise((resolve) => first.destroy().once("close", resolve));
  connections.add(second);
  expect(second.destroyed).toBe(false);
});

test("eight requests of a connection may wait for their answers; then one is refused, and the rest is ignored", () => {
  const connections = createConnections();
  const socket = socketOf("203.0.113.1");
  connections.add(socket);
  const waiting = Array.from({ length: 8 }, response);
  const taken = waiting.map((one) => {
    const begun = connections.begin(socket, one);
    connections.waits(socket, one);
    return begun;
  });
  waiting[0]?.emit("close");
  expect(new Set(taken)).toEqual(new Set(["taken"]));
  expect(connections.begin(socket, response())).toBe("taken");
  connections.waits(socket, response());
  expect([1, 2, 3].map(() => connections.begin(socket, response()))).toEqual(["too-many", "ignored", "ignored"]);
});
