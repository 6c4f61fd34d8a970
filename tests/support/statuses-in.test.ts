import { expect, test } from "vitest";
import { statusesIn } from "./raw.ts";

const answer = (status: number, body: string, head = `content-length: ${body.length}`) => `HTTP/1.1 ${status} So\r\n${head}\r\n\r\n${body}`;

test("answers behind one another are told apart whatever their bodies end in", () => {
  for (const end of ["\n", "\r", "\r\n\r\n", "x", "HTTP/1.1 500 No\r\n\r\n"])
    expect(statusesIn([answer(200, `a${end}`), answer(404, ""), answer(201, `a${end}`)].join(""))).toEqual([200, 404, 201]);
});

test("bodies in pieces, bodies that do not come and an answer that is cut off are counted once", () => {
  const inPieces = answer(200, "3\r\na\r\n\r\n1\r\n\n\r\n0\r\n\r\n", "Transfer-Encoding: chunked");
  const announced = answer(304, "", "Content-Length: 12");
  expect(statusesIn([inPieces, announced, inPieces, answer(408, "x", "content-length: 20")].join(""))).toEqual([200, 304, 200, 408]);
  expect(statusesIn("")).toEqual([]);
});
