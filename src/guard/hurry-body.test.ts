import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { readBounded } from "./bounded-body.ts";
import { hurryBody } from "./hurry-body.ts";

const STREAMED = { duplex: "half" };

function sending(body: BodyInit): Request {
  return new Request("http://nl.localhost/", { method: "POST", body, ...STREAMED });
}

/** One piece after another, each after a pause. */
function dripping({ pieces, pieceBytes, pause_ms }: { pieces: number; pieceBytes: number; pause_ms: number }): ReadableStream {
  let sent = 0;
  return new ReadableStream({
    async pull(stream) {
      await delay(pause_ms);
      stream.enqueue(new Uint8Array(pieceBytes));
      sent += 1;
      if (sent === pieces) stream.close();
    },
  });
}

test("a body that comes in time is read as it is", async () => {
  const { request, isTooSlow } = hurryBody(sending("kano"), { start_ms: 20_000, bytesPerSecond: 1000 });
  const read = await readBounded(request, 100);
  expect(read.kind === "bytes" && Buffer.from(read.bytes).toString()).toBe("kano");
  expect(isTooSlow()).toBe(false);
});

test("a request without a body is in time", async () => {
  const { request, isTooSlow } = hurryBody(new Request("http://nl.localhost/"), { start_ms: 0, bytesPerSecond: 1 });
  expect([request.body, isTooSlow()]).toEqual([null, false]);
});

test("who sends single bytes, or nothing more, is not waited for", async () => {
  for (const body of [dripping({ pieces: 1000, pieceBytes: 1, pause_ms: 10 }), new ReadableStream()]) {
    const { request, isTooSlow } = hurryBody(sending(body), { start_ms: 60, bytesPerSecond: 1000 });
    expect(await readBounded(request, 10_000)).toEqual({ kind: "broken-off" });
    expect(isTooSlow()).toBe(true);
  }
});

test("who sends slowly but steadily gets the time that it takes", async () => {
  const slow = dripping({ pieces: 10, pieceBytes: 1000, pause_ms: 30 });
  const { request, isTooSlow } = hurryBody(sending(slow), { start_ms: 200, bytesPerSecond: 10 });
  expect(await readBounded(request, 100_000)).toMatchObject({ kind: "bytes" });
  expect(isTooSlow()).toBe(false);
});

test("who goes away is not slow", async () => {
  const gone = new ReadableStream({ start: (stream) => stream.error(new Error("aborted")) });
  const { request, isTooSlow } = hurryBody(sending(gone), { start_ms: 1000, bytesPerSecond: 1000 });
  expect(await readBounded(request, 100)).toEqual({ kind: "broken-off" });
  expect(isTooSlow()).toBe(false);
});
