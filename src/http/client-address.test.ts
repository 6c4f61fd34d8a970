import { Socket } from "node:net";
import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";
import { createRateLimit } from "../abuse/rate-limit.server.ts";

const PROXIES = ["10.0.0.1", "10.0.0.2"];
const NOON = new Date("2027-05-11T12:00:00Z");

/** The client address of a connection from `remoteAddress` with this X-Forwarded-For. */
function addressOf(remoteAddress: string | undefined, forwarded?: string): string {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress });
  return clientAddress({ socket, headers: { "x-forwarded-for": forwarded } }, PROXIES);
}

test.for([
  ["a visitor without a proxy", "192.0.2.7", undefined, "192.0.2.7"],
  ["a visitor who forges the header", "192.0.2.7", "203.0.113.9", "192.0.2.7"],
  ["a visitor who forges that a proxy forwarded them", "192.0.2.7", "203.0.113.9, 10.0.0.1", "192.0.2.7"],
  ["one behind a trusted proxy", "10.0.0.1", "203.0.113.9", "203.0.113.9"],
  ["one behind a trusted proxy on a dual-stack socket", "::ffff:10.0.0.1", "::ffff:203.0.113.9", "203.0.113.9"],
  ["one behind two trusted proxies", "10.0.0.1", "203.0.113.9, 10.0.0.2", "203.0.113.9"],
  ["one who forges the header before the proxy adds theirs", "10.0.0.1", "198.51.100.1, 203.0.113.9", "203.0.113.9"],
  ["one behind a foreign proxy behind ours", "10.0.0.1", "198.51.100.1, 192.0.2.200, 10.0.0.2", "192.0.2.200"],
  ["one sent with a port", "10.0.0.1", "203.0.113.9:4711", "203.0.113.9"],
  ["one in brackets", "10.0.0.1", "[2001:db8::7]", "2001:db8::7"],
  ["one in brackets with a port", "10.0.0.1", "198.51.100.1, [2001:DB8:0:0::7]:443", "2001:db8::7"],
  ["one whose IPv4 address is written in hexadecimal", "10.0.0.1", "::ffff:cb00:7109", "203.0.113.9"],
  ["one behind two trusted proxies, one with a port", "10.0.0.1", "203.0.113.9, 10.0.0.2:55000", "203.0.113.9"],
] as const)("%s is known by the right address", ([, connected, forwarded, address]) => {
  expect(addressOf(connected, forwarded)).toBe(address);
});

test.for([
  ["sends no header", undefined],
  ["sends an empty header", " , "],
  ["adds nothing to a forged header", "203.0.113.9, "],
  ["sends unknown", "unknown"],
  ["hides the visitor", "_hidden"],
  ["sends a host name", "203.0.113.9, visitor.example"],
  ["adds an invalid address to a forged header", "203.0.113.9, 1.2.3"],
  ["sends only a port", ":4711"],
  ["leaves a bracket open", "[2001:db8::7"],
  ["sends only its own address", "10.0.0.2"],
  ["sends a loopback address, which is another proxy", "203.0.113.9, 127.0.0.1"],
  ["sends the IPv6 loopback address", "[::1]:80"],
] as const)("visitors behind a trusted proxy that %s share one limit", ([, forwarded]) => {
  const limit = createRateLimit({ limit: 2, windowSeconds: 600 });
  const take = () => limit.take(addressOf("10.0.0.1", forwarded), NOON).kind;
  expect([1, 2, 3].map(take)).toEqual(["allowed", "allowed", "too-many"]);
  expect(limit.take(addressOf("10.0.0.1"), NOON).kind).toBe("too-many");
  expect(limit.take(addressOf("10.0.0.1", "198.51.100.1"), NOON).kind).toBe("allowed");
});

test("visitors that disconnect at once share the limit of unknown addresses", () => {
  const limit = createRateLimit({ limit: 1, windowSeconds: 600 });
  const take = () => limit.take(addressOf(undefined, "203.0.113.9"), NOON).kind;
  expect([1, 2].map(take)).toEqual(["allowed", "too-many"]);
});

test("visitors behind a proxy on this machine that names none of them share one limit", () => {
  const limit = createRateLimit({ limit: 1, windowSeconds: 600 });
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: "127.0.0.1" });
  const take = () => limit.take(clientAddress({ socket, headers: {} }, ["127.0.0.1"]), NOON).kind;
  expect([1, 2].map(take)).toEqual(["allowed", "too-many"]);
});

test("only the end of a header with thousands of forged addresses is read", () => {
  const forged = Array.from({ length: 1_000 }, (_, n) => `100.64.${n % 250}.1`).join(", ");
  expect(addressOf("10.0.0.1", `${forged}, 203.0.113.9`)).toBe("203.0.113.9");
});

test("each visitor behind a trusted proxy has their own limit, and a forged header gives no new one", () => {
  const limit = createRateLimit({ limit: 2, windowSeconds: 600 });
  const take = (connected: string, forwarded: string) => limit.take(addressOf(connected, forwarded), NOON).kind;
  expect([1, 2, 3].map(() => take("10.0.0.1", "203.0.113.9"))).toEqual(["allowed", "allowed", "too-many"]);
  expect(take("10.0.0.1", "198.51.100.1")).toBe("allowed");
  expect([1, 2, 3].map((n) => take("192.0.2.7", `100.64.${n}.1`))).toEqual(["allowed", "allowed", "too-many"]);
});
