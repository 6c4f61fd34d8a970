import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onCores } from "../servers/on-cores.ts";
import type { LoadOrder, LoadOutcome } from "./order.ts";

export type Load = { make: (order: LoadOrder) => Promise<LoadOutcome>; close: () => void };

/** Opens the process that asks, on these cores. */
export function openLoad(cores: readonly number[]): Load {
  const [execPath = "", ...execArgv] = onCores(cores, [process.execPath]);
  const child = fork(join(import.meta.dirname, "load-process.ts"), { execPath, execArgv });

  async function make(order: LoadOrder): Promise<LoadOutcome> {
    const waiting = new AbortController();
    const { signal } = waiting;
    child.send(order);
    const [told] = await Promise.race([once(child, "message", { signal }), once(child, "exit", { signal })]);
    waiting.abort();
    if (typeof told !== "object" || told === null) throw new Error("The process that asks has ended.");
    return told;
  }

  return { make, close: () => child.disconnect() };
}
