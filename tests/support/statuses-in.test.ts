import { expect, test } from "vitest";
import { statusesIn } from "./statuses-in.ts";

const answer = (status: number, body: string, head = `content-length: ${body.length}`) => `HTTP/1.1 ${status} So\r\n${head}\r\n\r\n${body}`;

test("consecutive responses are separated, whatever their bodies contain", () => {
  for (const body of ["\n", "a\r", "a\r\n\r\n", "x", "HTTP/1.1 500 No\r\n\r\n"])
    expect(statusesIn([answer(200, body), answer(404, ""), answer(201, body)].join(""))).toEqual([200, 404, 201]);
});

test("responses with chunked, missing or incomplete bodies are counted once", () => {
  const inPieces = answer(200, "3\r\na\r\n\r\n1\r\n\n\r\n0\r\n\r\n", "Transfer-Encoding: chunked");
  const unchanged = answer(304, "", "Content-Length: 12");
  expect(statusesIn([inPieces, unchanged, inPieces, answer(408, "x", "content-length: 20")].join(""))).toEqual([200, 304, 200, 408]);
  expect(statusesIn(answer(200, "all of it", "Connection: close"))).toEqual([200]);
  expect(statusesIn(`${answer(200, "")}HTTP/1.1 4`)).toEqual([200]);
  expect(statusesIn("")).toEqual([]);
});

test("data beyond the content length is an error", () => {
  expect(() => statusesIn(answer(200, "ab", "content-length: 1"))).toThrow('Unexpected data after 1 responses: "b"');
});
