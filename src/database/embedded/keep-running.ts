import type { ChildProcess } from "node:child_process";

type Server = {
  isRunning: () => Promise<boolean>;
  /** Starts it, unless another process has done so meanwhile. */
  start: () => Promise<ChildProcess | null>;
  log: (line: string) => void;
};

const CHECK_EVERY_MS = 1_000;

/** Restarts the server when it dies: at once when it is our child process, else at the next check. */
export function keepRunning({ isRunning, start, log }: Server) {
  let stopped = false;
  let checking: Promise<void> | null = null;

  async function restartIfDead(): Promise<void> {
    if (await isRunning().catch(assumeRunning)) return;
    log("the database server has died: restarting it");
    watch(await start());
    log("the database server runs again");
  }

  /** After a failed check: otherwise a second server might be started beside the first. */
  function assumeRunning(error: unknown): true {
    log(`cannot check whether the database server runs: ${String(error)}`);
    return true;
  }

  function check(): void {
    if (stopped || checking !== null) return;
    checking = restartIfDead()
      .catch((error: unknown) => log(`the database server cannot be restarted: ${String(error)}`))
      .finally(() => {
        checking = null;
      });
  }

  function watch(child: ChildProcess | null): void {
    child?.once("exit", check);
  }

  const timer = setInterval(check, CHECK_EVERY_MS).unref();

  async function stop(): Promise<void> {
    stopped = true;
    clearInterval(timer);
    await checking;
  }

  return { watch, stop };
}
