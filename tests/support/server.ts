import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { DATA_PREFIX, quickestFolder } from "./data-folder.ts";

export type TestServer = {
  port: number;
  /** The folder of its database, which tests can open too. */
  dataDir: string;
  /** Its output so far, from stdout and stderr. */
  output(): string;
  /** Closes its stdout and stderr. */
  closeOutput(): void;
  /** Sends SIGHUP, and resolves with its exit code. */
  hangUp(): Promise<number | null>;
  /** Sends SIGTERM, and resolves when it has ended. */
  stop(): Promise<void>;
};

const ROOT = join(import.meta.dirname, "../..");
/** Includes a build, if it is stale. */
const START_MS = 120_000;
const STOP_MS = 20_000;

/**
 * The product as `npm start` serves it, built if necessary, on a free port with a new data folder; `settings` are environment
 * variables. Resolves when its output contains `until`. The flag `--dev` serves its sources instead, as `npm run dev` does.
 */
export async function startServer(settings: Record<string, string> = {}, until = "Ready", flags: string[] = []): Promise<TestServer> {
  const folder = await mkdtemp(join(await quickestFolder(), DATA_PREFIX));
  const port = await freePort();
  // Neither settings of this machine nor the test runner's NODE_ENV, and a trial without samples.
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, PORT: String(port), DATA_DIR: folder, TRYING_OUT: "empty", ...settings };
  const child = spawn(process.execPath, ["scripts/start.mjs", ...flags], { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });

  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));

  function closeOutput(): void {
    child.stdout.destroy();
    child.stderr.destroy();
  }

  async function stop(): Promise<void> {
    await stopProcess(child);
    await rm(folder, { recursive: true, force: true });
  }

  try {
    await waitForOutput(child, () => output, until);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, dataDir: folder, output: () => output, closeOutput, hangUp: () => stopProcess(child, "SIGHUP"), stop };
}

function waitForOutput(child: ChildProcess, output: () => string, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why}:\n${output()}`));
    const timer = setTimeout(() => fail(`did not write “${words}” within ${START_MS / 1000} s`), START_MS);
    child.once("exit", (code) => fail(`ended with ${code} before it wrote “${words}”`));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", () => {
        if (!output().includes(words)) return;
        clearTimeout(timer);
        resolve();
      });
    }
  });
}

async function stopProcess(child: ChildProcess, signal: "SIGTERM" | "SIGHUP" = "SIGTERM"): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once("exit", resolve);
  child.kill(signal);
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
  const code = await promise;
  clearTimeout(timer);
  return code;
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(new Error("There is no free port."))));
    });
  });
}
