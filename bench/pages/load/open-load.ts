import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onCores } from "../servers/on-cores.ts";
import type { LoadOptions, LoadOutcome } from "./load-options.ts";

export type Load = { make: (options: LoadOptions) => Promise<LoadOutcome>; close: () => void };

/** Starts the load process on these cores. */
export function openLoad(cores: readonly number[]): Load {
  const [execPath = "", ...execArgv] = onCores(cores, [process.execPath]);
  const child = fork(join(import.meta.dirname, "load-process.ts"), { execPath, execArgv });

  async function make(options: LoadOptions): Promise<LoadOutcome> {
    const waiting = new AbortController();
    const { signal } = waiting;
    child.send(options);
    const [message] = await Promise.race([once(child, "message", { signal }), once(child, "exit", { signal })]);
    waiting.abort();
    if (typeof message !== "object" || message === null) throw new Error("The load process exited.");
    return message;
  }

  return { make, close: () => child.disconnect() };
}
