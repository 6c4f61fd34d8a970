import type { ChildProcess } from "node:child_process";

type Server = {
  isRunning: () => Promise<boolean>;
  /** Starts it, unless another process has done so in the meantime. */
  start: () => Promise<ChildProcess | null>;
  log: (line: string) => void;
};

const LOOK_EVERY_MS = 1_000;

/** Starts the server again when it dies: at once when it is our child, else when we next look. */
export function keepRunning({ isRunning, start, log }: Server) {
  let stopped = false;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    if (await isRunning().catch(unknown)) return;
    log("the database server has died: starting it again");
    watch(await start());
    log("the database server runs again");
  }

  /** On a failed check the server is assumed to run: a second one would be started beside it. */
  function unknown(error: unknown): true {
    log(`whether the database server runs cannot be seen: ${String(error)}`);
    return true;
  }

  function lookOnce(): void {
    if (stopped || looking !== null) return;
    looking = look()
      .catch((error: unknown) => log(`the database server cannot be started again: ${String(error)}`))
      .finally(() => {
        looking = null;
      });
  }

  function watch(child: ChildProcess | null): void {
    child?.once("exit", lookOnce);
  }

  const timer = setInterval(lookOnce, LOOK_EVERY_MS).unref();

  async function stop(): Promise<void> {
    stopped = true;
    clearInterval(timer);
    await looking;
  }

  return { watch, stop };
}
