import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Order } from "./load-process.ts";
import type { Sent } from "./run-clients.ts";

const PROCESS = join(import.meta.dirname, "load-process.ts");

/** Starts clients in a separate process; `stop` closes their connections and returns their results. */
export async function startLoad(order: Order): Promise<{ stop(): Promise<Sent & { perSecond: number }> }> {
  const child = fork(PROCESS, { execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
  child.send(order);
  await once(child, "message");
  const began_ms = performance.now();
  return {
    async stop() {
      const seconds = (performance.now() - began_ms) / 1_000;
      const answer = once(child, "message");
      child.send("stop");
      const [sent]: Sent[] = await answer;
      if (!sent) throw new Error("The clients reported nothing.");
      return { ...sent, perSecond: sent.sent / seconds };
    },
  };
}
