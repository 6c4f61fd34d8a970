import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { readBounded } from "./bounded-body.ts";

/** A fiftieth of the real allowance. */
const TIMEOUT = { start_ms: 200, bytesPerMs: 20 };
const STREAMED = { duplex: "half" };

function sending(body: BodyInit): Request {
  return new Request("http://nl.localhost/", { method: "POST", body, ...STREAMED });
}

/** `count` chunks of `bytes` bytes, with a pause before each. */
function chunks({ count, bytes, pause_ms }: { count: number; bytes: number; pause_ms: number }): ReadableStream {
  let left = count;
  return new ReadableStream({
    async pull(stream) {
      await delay(pause_ms);
      left -= 1;
      if (left < 0) stream.close();
      else stream.enqueue(new Uint8Array(bytes));
    },
  });
}

test("a body that arrives byte by byte, or not at all, is aborted", async () => {
  for (const body of [chunks({ count: 1_000, bytes: 1, pause_ms: 10 }), new ReadableStream()]) {
    expect(await readBounded(sending(body), 100_000, { timeout: TIMEOUT })).toEqual({ kind: "too-slow" });
  }
});

test("a slow but steady body gets the time that it needs", async () => {
  const read = await readBounded(sending(chunks({ count: 30, bytes: 1_000, pause_ms: 20 })), 100_000, { timeout: TIMEOUT });
  expect(read.kind === "bytes" && read.bytes.length).toBe(30_000);
});

test("a body of exactly the limit is accepted, one byte more is not, whatever its Content-Length", async () => {
  expect((await readBounded(sending("a".repeat(1_000)), 1_000)).kind).toBe("bytes");
  expect((await readBounded(sending("a".repeat(1_001)), 1_000)).kind).toBe("too-large");
  expect((await readBounded(sending(chunks({ count: 2, bytes: 600, pause_ms: 0 })), 1_000)).kind).toBe("too-large");
});

test("a request without a body has an empty one", async () => {
  expect(await readBounded(new Request("http://nl.localhost/", { method: "POST" }), 10)).toEqual({ kind: "bytes", bytes: Buffer.alloc(0) });
});

test("a body in more than a hundred tiny chunks is rejected, and no more of it is read", async () => {
  let left = 2_000;
  const body = new ReadableStream({ pull: (stream) => (left-- > 0 ? stream.enqueue(new Uint8Array(1)) : stream.close()) });
  expect((await readBounded(sending(body), 10_000)).kind).toBe("too-large");
  expect(left).toBeGreaterThan(1_890);
});

test("a body in the smallest packets of a network is read, however many they are", async () => {
  const read = await readBounded(sending(chunks({ count: 366, bytes: 536, pause_ms: 0 })), 200_000);
  expect(read.kind === "bytes" && read.bytes.length).toBe(366 * 536);
});
