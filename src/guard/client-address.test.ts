import { Socket } from "node:net";
import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";
import { createRateLimit } from "./rate-limit.ts";

const PROXIES = ["10.0.0.1", "10.0.0.2"];
const NOON = new Date("2027-05-11T12:00:00Z");

/** Who somebody is taken for that connects from `remoteAddress` and brings this header. */
function seenAs(remoteAddress: string | undefined, forwarded?: string): string {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress });
  return clientAddress({ socket, headers: { "x-forwarded-for": forwarded } }, PROXIES);
}

test.for([
  ["a visitor without a proxy", "192.0.2.7", undefined, "192.0.2.7"],
  ["a visitor who forges the header", "192.0.2.7", "203.0.113.9", "192.0.2.7"],
  ["a visitor who forges that a proxy forwarded them", "192.0.2.7", "203.0.113.9, 10.0.0.1", "192.0.2.7"],
  ["one behind a trusted proxy", "10.0.0.1", "203.0.113.9", "203.0.113.9"],
  ["one behind a trusted proxy on a socket for both kinds of address", "::ffff:10.0.0.1", "::ffff:203.0.113.9", "203.0.113.9"],
  ["one behind two trusted proxies", "10.0.0.1", "203.0.113.9, 10.0.0.2", "203.0.113.9"],
  ["one who forges the header before the proxy adds theirs", "10.0.0.1", "198.51.100.1, 203.0.113.9", "203.0.113.9"],
  ["one behind another's proxy behind ours", "10.0.0.1", "198.51.100.1, 192.0.2.200, 10.0.0.2", "192.0.2.200"],
  ["a trusted proxy that says nothing of the visitor", "10.0.0.1", undefined, "10.0.0.1"],
  ["a trusted proxy that says nothing in the header", "10.0.0.1", " , ", "10.0.0.1"],
  ["a connection that has closed", undefined, "203.0.113.9", ""],
] as const)("%s is known by the right address", ([, connected, forwarded, address]) => {
  expect(seenAs(connected, forwarded)).toBe(address);
});

test("behind a trusted proxy each visitor has a limit of their own, and elsewhere no header brings a new one", () => {
  const limit = createRateLimit({ limit: 2, windowSeconds: 600 });
  const take = (connected: string, forwarded: string) => limit.take(seenAs(connected, forwarded), NOON).kind;
  expect([1, 2, 3].map(() => take("10.0.0.1", "203.0.113.9"))).toEqual(["allowed", "allowed", "too-many"]);
  expect(take("10.0.0.1", "198.51.100.1")).toBe("allowed");
  expect([1, 2, 3].map((n) => take("192.0.2.7", `100.64.${n}.1`))).toEqual(["allowed", "allowed", "too-many"]);
});
