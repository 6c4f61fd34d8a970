import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";

/** A process that serves on `port`. */
export type Started = { name: string; pid: number; port: number; stop: () => Promise<void> };

type Command = { name: string; command: readonly string[]; port: number; isUp: () => Promise<boolean> };

const TIMEOUT_MS = 60_000;
const PAUSE_MS = 10;

/** Starts a command without a shell, and waits until it serves; its output is discarded. */
export async function start({ name, command, port, isUp }: Command): Promise<Started> {
  const [program = "", ...words] = command;
  const child = spawn(program, words, { stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(child, "exit");

  async function stop(): Promise<void> {
    child.kill("SIGTERM");
    await ended;
  }

  const until = performance.now() + TIMEOUT_MS;
  while (!(await isUp().catch(() => false))) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode} before it served.`);
    if (performance.now() > until) throw new Error(`${name} did not serve within ${TIMEOUT_MS / 1_000} s.`);
    await delay(PAUSE_MS);
  }
  return { name, pid: child.pid ?? 0, port, stop };
}
