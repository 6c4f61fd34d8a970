import { setImmediate } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { createBackground, type Background } from "./in-the-background.ts";

let background: Background | undefined;
afterEach(() => background?.close());

const log = (error: unknown) => expect.fail(String(error));

test("what was put aside is done one after the other, each name once", async () => {
  background = createBackground({ rest: 0, most: 2, log });
  const done: string[] = [];
  for (const name of ["one", "one", "two", "three"]) background.add(name, async () => done.push(name));
  await vi.waitFor(() => expect(done).toEqual(["one", "two"]));
});

test("what fails is told, and the next is done", async () => {
  const told: unknown[] = [];
  background = createBackground({ rest: 0, most: 2, log: (error) => told.push(error) });
  const failure = new Error("weg");
  const done: string[] = [];
  background.add("one", () => Promise.reject(failure));
  background.add("two", async () => done.push("two"));
  await vi.waitFor(() => expect([told, done]).toEqual([[failure], ["two"]]));
});

test("what can wait waits while the process is busy, and no longer", async () => {
  background = createBackground({ rest: 0, most: 2, onlyWhenIdle: true, log });
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
