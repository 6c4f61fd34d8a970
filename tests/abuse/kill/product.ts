import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { BUILT_SERVER } from "../../../scripts/built-server.mjs";
import { freePort } from "../../support/server.ts";

/** The built product as a process that can be killed with its database, and started again on the same data. */
export type Product = {
  port: number;
  dataDir: string;
  /** Resolves once it serves, with the milliseconds that this took. */
  start(): Promise<number>;
  /** Start of the current server process. */
  startedAt(): Date;
  killServer(): Promise<void>;
  /** The current processes of PostgreSQL. */
  databaseProcesses(): Promise<number[]>;
  /** Kills all processes of PostgreSQL at once, as the kernel does when memory runs out. */
  killDatabase(): Promise<void>;
  stop(): Promise<void>;
};

const START_MS = 120_000;

/** `checkout` must have been built; starts nothing. */
export async function productIn(checkout: string, dataDir: string): Promise<Product> {
  const port = await freePort();
  let child: ChildProcess | null = null;
  let startedAt = new Date();

  async function start(): Promise<number> {
    const began = performance.now();
    startedAt = new Date();
    const { PATH, HOME } = process.env;
    // Without the samples of a trial, two of which are dead mails.
    const env = { PATH, HOME, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: "production", TRYING_OUT: "empty" };
    child = spawn(process.execPath, [BUILT_SERVER], { cwd: checkout, env, stdio: ["ignore", "pipe", "pipe"] });
    await untilReady(child);
    return performance.now() - began;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill(signal);
    await exited;
  }

  return {
    port,
    dataDir,
    start,
    startedAt: () => startedAt,
    killServer: () => end("SIGKILL"),
    databaseProcesses: () => processesOf(dataDir),
    killDatabase: () => killPostmaster(dataDir),
    stop: () => end("SIGTERM"),
  };
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const fail = (why: string) => reject(new Error(`The server ${why}:\n${output}`));
    const timer = setTimeout(() => fail("was not ready in time"), START_MS);
    child.once("exit", (code) => fail(`ended with ${code} before it was ready`));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-4_000);
        if (!output.includes("Ready")) return;
        clearTimeout(timer);
        resolve();
      });
    }
  });
}

/** Kills the parent first, so that no child can shut down in order. */
async function killPostmaster(dataDir: string): Promise<void> {
  for (const pid of await processesOf(dataDir)) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has already ended.
    }
  }
}

async function processesOf(dataDir: string): Promise<number[]> {
  const file = await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8").catch(() => "");
  const postmaster = Number.parseInt(file, 10);
  return postmaster ? [postmaster, ...(await childrenOf(postmaster))] : [];
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir("/proc")).map(Number).filter(Number.isInteger);
  const parents = await Promise.all(pids.map(parentOf));
  return pids.filter((_, at) => parents[at] === parent);
}

/** The fourth field of /proc/…/stat; the second is a name in brackets that may hold spaces. */
async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
}
