import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import type { Place } from "./place.ts";
import { findPostmaster, launch, stopPostmaster } from "./postmaster.ts";
import { askServer } from "./url.ts";

/** The children of a server that was killed hold its memory until they have noticed, at most one statement later. */
const PATIENCE_WITH_ORPHANS_MS = 15_000;
const PATIENCE_WITH_RECOVERY_MS = 300_000;
const PATIENCE_WITH_SILENCE_MS = 10_000;

/**
 * Comes back when the cluster's server answers: the one that runs already, or a new one, whose process it returns.
 * Only for the holder of the turn lock.
 */
export async function serve(place: Place, binaries: Binaries): Promise<ChildProcess | null> {
  if ((await findPostmaster(place)) !== null) {
    if (await answersInTime(place)) return null;
    // It shuts down, hangs, or has lost its socket.
    await stopPostmaster(place);
  }

  const giveUpAt = Date.now() + PATIENCE_WITH_ORPHANS_MS;
  for (;;) {
    const attempt = await start(place, binaries);
    if (attempt.started) return attempt.child;
    const hasOrphans = /pre-existing shared memory|lock file/.test(attempt.output);
    if (!hasOrphans || Date.now() > giveUpAt) {
      throw new Error(`The embedded PostgreSQL did not start: ${lastWords(attempt.output)} (see ${place.log}).`);
    }
    await delay(50);
  }
}

async function answersInTime(place: Place): Promise<boolean> {
  const recoveryEndsAt = Date.now() + PATIENCE_WITH_RECOVERY_MS;
  let silenceEndsAt = Date.now() + PATIENCE_WITH_SILENCE_MS;
  while (Date.now() < Math.min(silenceEndsAt, recoveryEndsAt) && (await findPostmaster(place)) !== null) {
    const answer = await askServer(place);
    if (answer === "ready") return true;
    if (answer === "starting") silenceEndsAt = Date.now() + PATIENCE_WITH_SILENCE_MS;
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

  const giveUpAt = Date.now() + PATIENCE_WITH_RECOVERY_MS;
  while (Date.now() < giveUpAt) {
    if ((await askServer(place)) === "ready") return { started: true, child };
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

function lastWords(output: string): string {
  const lines = output.trimEnd().split("\n");
  return lines.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? lines.at(-1) ?? "";
}
