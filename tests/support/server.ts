import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { DATA_PREFIX, quickestFolder } from "./data-folder.ts";

export type TestServer = {
  port: number;
  /** The folder of its database, which can be opened beside it. */
  dataDir: string;
  /** What it wrote so far, on stdout and stderr. */
  output(): string;
  /** From now on nobody reads what it writes. */
  leaveUnread(): void;
  /** Tells it that its terminal is gone, and resolves when it has ended, with its exit code. */
  hangUp(): Promise<number | null>;
  /** Asks it to stop, and resolves when it has. */
  stop(): Promise<void>;
};

const ROOT = join(import.meta.dirname, "../..");
/** A build that is stale is made first. */
const START_MS = 120_000;
const STOP_MS = 20_000;

/**
 * The product as `npm start` serves it, built when that is needed, on a free port with a data folder of its own;
 * `settings` as in the environment. Comes back when it has said `until`.
 */
export async function startServer(settings: Record<string, string> = {}, until = "Ready"): Promise<TestServer> {
  const folder = await mkdtemp(join(await quickestFolder(), DATA_PREFIX));
  const port = await freePort();
  // Only what a person's own terminal would say: neither settings of this machine nor the test runner's NODE_ENV.
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, PORT: String(port), DATA_DIR: folder, ...settings };
  const child = spawn(process.execPath, ["scripts/start.mjs"], { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });

  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));

  function leaveUnread(): void {
    child.stdout.destroy();
    child.stderr.destroy();
  }

  async function stop(): Promise<void> {
    await ended(child);
    await rm(folder, { recursive: true, force: true });
  }

  try {
    await said(child, () => output, until);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, dataDir: folder, output: () => output, leaveUnread, hangUp: () => ended(child, "SIGHUP"), stop };
}

function said(child: ChildProcess, output: () => string, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why}:\n${output()}`));
    const timer = setTimeout(() => fail(`did not say “${words}” within ${START_MS / 1000} s`), START_MS);
    child.once("exit", (code) => fail(`ended with ${code} before it said “${words}”`));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", () => {
        if (!output().includes(words)) return;
        clearTimeout(timer);
        resolve();
      });
    }
  });
}

async function ended(child: ChildProcess, signal: "SIGTERM" | "SIGHUP" = "SIGTERM"): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once("exit", resolve);
  child.kill(signal);
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
  const code = await promise;
  clearTimeout(timer);
  return code;
}

/** A port that nobody listens on now. */
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
