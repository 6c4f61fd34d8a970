import { expect, test } from "vitest";
import { createRequestId, requestIdOf } from "./request-id.ts";

const from = (remoteAddress: string, given: string) =>
  requestIdOf({ socket: { remoteAddress }, headers: { "x-request-id": given } }, ["10.0.0.1"]);

test("a trusted proxy names a request, and nobody else does", () => {
  expect(from("10.0.0.1", "abcdef-0123456789")).toBe("abcdef-0123456789");
  expect(from("::ffff:10.0.0.1", "abcdef-0123456789")).toBe("abcdef-0123456789");
  expect(from("192.0.2.1", "abcdef-0123456789")).toMatch(/^[0-9a-f]{24}$/);
});

test.for(["short", "a".repeat(65), 'quoted"name', "two names", "new\nline1"])("%j is no name, whoever gives it", (given) => {
  expect(from("10.0.0.1", given)).toMatch(/^[0-9a-f]{24}$/);
});

test("no two requests are drawn the same name", () => {
  const names = Array.from({ length: 10_000 }, createRequestId);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(names.map((name) => name.length))).toEqual(new Set([24]));
});
