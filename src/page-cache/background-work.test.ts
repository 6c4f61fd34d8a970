import { setImmediate } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { createBackgroundWork, type BackgroundWork } from "./background-work.ts";

let background: BackgroundWork | undefined;
afterEach(() => background?.close());

const log = (error: unknown) => expect.fail(String(error));

test("queued tasks run one after the other, each name once", async () => {
  background = createBackgroundWork({ rest: 0, most: 2, log });
  const done: string[] = [];
  for (const name of ["one", "one", "two", "three"]) background.add(name, async () => done.push(name));
  await vi.waitFor(() => expect(done).toEqual(["one", "two"]));
});

test("a task that fails is logged, and the next one runs", async () => {
  const logged: unknown[] = [];
  background = createBackgroundWork({ rest: 0, most: 2, log: (error) => logged.push(error) });
  const failure = new Error("weg");
  const done: string[] = [];
  background.add("one", () => Promise.reject(failure));
  background.add("two", async () => done.push("two"));
  await vi.waitFor(() => expect([logged, done]).toEqual([[failure], ["two"]]));
});

test("a task that waits until the process is idle runs then", async () => {
  background = createBackgroundWork({ rest: 0, most: 2, onlyWhenIdle: true, log });
  let isDone = false;
  let isBusy = true;
  background.add("one", async () => {
    isDone = !isBusy;
  });
  const end_ms = performance.now() + 1_500;
  while (performance.now() < end_ms) {
    const moment_ms = performance.now() + 20;
    while (performance.now() < moment_ms) continue;
    await setImmediate();
  }
  isBusy = false;
  await vi.waitFor(() => expect(isDone).toBe(true), { timeout: 10_000 });
});
