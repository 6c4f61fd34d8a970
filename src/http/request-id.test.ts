import { expect, test } from "vitest";
import { createRequestId, requestIdOf } from "./request-id.ts";

const from = (remoteAddress: string, given: string) =>
  requestIdOf({ socket: { remoteAddress }, headers: { "x-request-id": given } }, ["10.0.0.1"]);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test("only a trusted proxy sets the id of a request", () => {
  expect(from("10.0.0.1", "abcdef-0123456789")).toBe("abcdef-0123456789");
  expect(from("::ffff:10.0.0.1", "abcdef-0123456789")).toBe("abcdef-0123456789");
  expect(from("192.0.2.1", "abcdef-0123456789")).toMatch(UUID);
});

test.for(["short", "a".repeat(65), 'quoted"name', "two names", "new\nline1"])(
  "%j is not a valid id, even from a trusted proxy",
  (given) => {
    expect(from("10.0.0.1", given)).toMatch(UUID);
  },
);

test("no two requests get the same id", () => {
  const ids = Array.from({ length: 10_000 }, createRequestId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !UUID.test(id))).toEqual([]);
});
