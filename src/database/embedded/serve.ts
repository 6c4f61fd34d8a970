import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import type { Place } from "./place.ts";
import { findPostmaster, launch, stopPostmaster } from "./postmaster.ts";
import { checkServer } from "./url.ts";

/** Children of a killed server keep its shared memory until their current statement ends. */
const ORPHANS_TIMEOUT_MS = 15_000;
const RECOVERY_TIMEOUT_MS = 300_000;
const SILENCE_TIMEOUT_MS = 10_000;

/**
 * Resolves when the cluster's server answers: to null if it ran already, else to the new process. The caller must hold the
 * start lock.
 */
export async function serve(place: Place, binaries: Binaries): Promise<ChildProcess | null> {
  if ((await findPostmaster(place)) !== null) {
    if (await answersInTime(place)) return null;
    // It is shutting down, hangs, or has lost its socket.
    await stopPostmaster(place);
  }

  const giveUpAt = Date.now() + ORPHANS_TIMEOUT_MS;
  for (;;) {
    const attempt = await start(place, binaries);
    if (attempt.started) return attempt.child;
    const hasOrphans = /pre-existing shared memory|lock file/.test(attempt.output);
    if (!hasOrphans || Date.now() > giveUpAt) {
      throw new Error(`The embedded PostgreSQL did not start: ${lastErrorLine(attempt.output)} (see ${place.log}).`);
    }
    await delay(50);
  }
}

async function answersInTime(place: Place): Promise<boolean> {
  const recoveryEndsAt = Date.now() + RECOVERY_TIMEOUT_MS;
  let silenceEndsAt = Date.now() + SILENCE_TIMEOUT_MS;
  while (Date.now() < Math.min(silenceEndsAt, recoveryEndsAt) && (await findPostmaster(place)) !== null) {
    const answer = await checkServer(place);
    if (answer === "ready") return true;
    if (answer === "starting") silenceEndsAt = Date.now() + SILENCE_TIMEOUT_MS;
    await delay(20);
  }
  return false;
}

type Attempt = { started: true; child: ChildProcess } | { started: false; output: string };

async function start(place: Place, binaries: Binaries): Promise<Attempt> {
  const before = (await readLog(place)).length;
  const child = await launch(place, binaries);
  let failure: Error | null = null;
  child.on("error", (error) => {
    failure = error;
  });

  const giveUpAt = Date.now() + RECOVERY_TIMEOUT_MS;
  while (Date.now() < giveUpAt) {
    if ((await checkServer(place)) === "ready") return { started: true, child };
    if (failure !== null) return { started: false, output: String(failure) };
    if (child.exitCode !== null || child.signalCode !== null) {
      const log = await readLog(place);
      return { started: false, output: log.length < before ? log : log.slice(before) };
    }
    await delay(20);
  }
  return { started: false, output: "it does not answer" };
}

async function readLog({ log }: Place): Promise<string> {
  return readFile(log, "utf8").catch(() => "");
}

function lastErrorLine(output: string): string {
  const lines = output.trimEnd().split("\n");
  return lines.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? lines.at(-1) ?? "";
}
