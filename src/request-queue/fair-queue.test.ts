import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { createFairQueue, NotStarted, type Client, type FairQueueOptions } from "./fair-queue.ts";

const ROOMY = { concurrency: 1, slowAfter_ms: 60_000, maxRunning: 100, maxQueued: 100 };

/** A queue whose clients stay connected and have no range, so no quota. */
function queueOf(options: Partial<FairQueueOptions>) {
  const queue = createFairQueue({ ...ROOMY, ...options });
  return { queue, run: <Result>(work: () => Promise<Result>) => queue.add(work).join(from(null)) };
}

const from = (range: string | null, signal = new AbortController().signal): Client => ({ range, signal });

/** Pieces of work that run until the test ends them. */
function works(amount: number) {
  const begun: number[] = [];
  const ends = Array.from({ length: amount }, () => Promise.withResolvers<number>());
  const work = (index: number) => () => {
    begun.push(index);
    return ends[index]?.promise ?? Promise.resolve(index);
  };
  return { begun, ends, work };
}

/** Four iterations; one piece of work starts in each. */
async function someLoopIterations(): Promise<void> {
  for (let n = 0; n < 4; n++) await setImmediate();
}

test("at a concurrency of two the next work begins when one has ended or failed, first come, first served", async () => {
  const { run } = queueOf({ concurrency: 2 });
  const { begun, ends, work } = works(4);
  const all = Promise.allSettled([0, 1, 2, 3].map((index) => run(work(index))));
  await someLoopIterations();
  expect(begun).toEqual([0, 1]);
  ends[1]?.reject(new Error("broken"));
  await someLoopIterations();
  expect(begun).toEqual([0, 1, 2]);
  for (const { resolve } of ends) resolve(7);
  expect((await all).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test("work that waits for a database lets other work start, and frees its slot only once", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { run } = queueOf({ slowAfter_ms: 50 });
  const { begun, ends, work } = works(3);
  const [hanging, next] = [run(work(0)), run(work(1))];
  await setImmediate();
  await vi.advanceTimersByTimeAsync(49);
  await setImmediate();
  expect(begun).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1);
  await setImmediate();
  expect(begun).toEqual([0, 1]);
  ends[0]?.resolve(0);
  await hanging;
  const last = run(work(2));
  await setImmediate();
  expect(begun).toEqual([0, 1]);
  ends[1]?.resolve(1);
  ends[2]?.resolve(2);
  expect([await next, await last]).toEqual([1, 2]);
});

test("new connections are accepted between two pages", async () => {
  const { run } = queueOf({ concurrency: 3 });
  const seen: string[] = [];
  const page = (name: string) => run(async () => void seen.push(name));
  const all = Promise.all(["one", "two", "three"].map(page));
  for (let n = 0; n < 3; n++) {
    await setImmediate();
    seen.push("connection");
  }
  await all;
  expect(seen).toEqual(["one", "connection", "two", "connection", "three", "connection"]);
});

/** Queues work per name and records its start; the first letter of a name is its range. */
function orderAll(queue: ReturnType<typeof createFairQueue>, names: readonly string[], signal?: AbortSignal) {
  const begun: string[] = [];
  const outcomes = names.map((name) =>
    queue
      .add(async () => {
        begun.push(name);
        await setImmediate();
        return name;
      })
      .join(from(name.charAt(0), signal))
      .catch((error: unknown) => (error instanceof NotStarted ? error.reason : "failed")),
  );
  return { begun, outcomes };
}

test("address ranges are served round robin, however much one of them has sent", async () => {
  const { queue } = queueOf({});
  const { begun, outcomes } = orderAll(queue, ["a1", "a2", "a3", "a4", "b1", "c1", "c2"]);
  await Promise.all(outcomes);
  expect(begun).toEqual(["a1", "b1", "c1", "a2", "c2", "a3", "a4"]);
});

test("a full queue refuses the address range that filled it, and accepts others", async () => {
  const { queue } = queueOf({ maxQueued: 3 });
  const { begun, outcomes } = orderAll(queue, ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]);
  expect(await Promise.all(outcomes)).toEqual(["a1", "full", "full", "full", "b1", "full", "c1"]);
  expect([begun, queue.figures()]).toEqual([["a1", "b1", "c1"], { waiting: 0, running: 0, refused: 4, abandoned: 0 }]);
});

test("in a full queue with one item per range, a newcomer is refused", async () => {
  const { queue } = queueOf({ maxQueued: 2 });
  const { outcomes } = orderAll(queue, ["a1", "b1", "c1"]);
  expect(await Promise.all(outcomes)).toEqual(["a1", "b1", "full"]);
});

test("work is not started for clients that disconnect before it, or have disconnected already", async () => {
  const { queue } = queueOf({});
  const client = new AbortController();
  const first = orderAll(queue, ["a1"]);
  const { begun, outcomes } = orderAll(queue, ["a2", "a3", "b1"], client.signal);
  client.abort();
  const late = orderAll(queue, ["a4"], client.signal);
  expect(await Promise.all([...first.outcomes, ...outcomes, ...late.outcomes])).toEqual([
    "a1",
    "disconnected",
    "disconnected",
    "disconnected",
    "disconnected",
  ]);
  expect([begun, late.begun, queue.figures()]).toEqual([[], [], { waiting: 0, running: 0, refused: 0, abandoned: 3 }]);
});

test("shared work is done once, when the first of its ranges is served, unless all its clients disconnect", async () => {
  const { queue } = queueOf({});
  const busy = orderAll(queue, ["a1", "a2", "a3"]);
  let times = 0;
  const task = queue.add(async () => {
    times += 1;
    busy.begun.push("shared");
    return times;
  });
  const client = new AbortController();
  const disconnected = task.join(from("a", client.signal)).catch((error: unknown) => error instanceof NotStarted && error.reason);
  const stays = [task.join(from("b")), task.join(from("a"))];
  client.abort();
  expect([await disconnected, ...(await Promise.all(stays))]).toEqual(["disconnected", 1, 1]);
  await Promise.all(busy.outcomes);
  expect(busy.begun).toEqual(["a1", "shared", "a2", "a3"]);
  expect(await task.join(from("c"))).toBe(1);
});

test("while too much running work waits for a database, no more starts", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { run } = queueOf({ slowAfter_ms: 50, maxRunning: 2 });
  const { begun, ends, work } = works(3);
  const all = [0, 1, 2].map((index) => run(work(index)));
  for (let n = 0; n < 4; n++) {
    await someLoopIterations();
    await vi.advanceTimersByTimeAsync(60);
  }
  expect(begun).toEqual([0, 1]);
  ends[0]?.resolve(0);
  await someLoopIterations();
  expect(begun).toEqual([0, 1, 2]);
  for (const { resolve } of ends) resolve(7);
  await Promise.all(all);
});

test("a range above its quota waits while others, and clients without a range, are served", async () => {
  const { queue } = queueOf({});
  const begun: string[] = [];
  const join = (name: string, range: string | null, work_ms: number) =>
    queue
      .add(async () => {
        begun.push(name);
        const until_ms = performance.now() + work_ms;
        while (performance.now() < until_ms) continue;
        return performance.now();
      })
      .join(from(range));
  const [first, second] = [join("a1", "a", 320), join("a2", "a", 1)];
  const ended_ms = await first;
  await Promise.all([join("this machine", null, 1), join("b1", "b", 1)]);
  // 320 ms cost 800, of which 320 came in meanwhile and 300 are the burst: 180 ms are missing, long enough for a busy machine.
  expect((await second) - ended_ms).toBeGreaterThanOrEqual(179);
  expect(begun.slice(0, 3)).toEqual(["a1", "this machine", "b1"]);
});
