import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";

/** Whether strace works on this machine. */
export function canWatch(): boolean {
  return spawnSync("strace", ["-V"]).status === 0 && spawnSync("strace", ["-o", "/dev/null", "true"]).status === 0;
}

export type Watch = {
  /** The times of completed syncs to disk, in milliseconds since 1970. */
  end(): Promise<number[]>;
};

/** Traces the fsync calls of processes and their children; the trace is written to `file`. */
export async function watchSyncs(pids: readonly number[], file: string): Promise<Watch> {
  const which = pids.flatMap((pid) => ["-p", String(pid)]);
  const child = spawn("strace", ["-f", "-q", "-ttt", "-e", "trace=fdatasync,fsync", "-o", file, ...which], { stdio: "ignore" });
  const exited = once(child, "exit");
  await isAttached(pids);

  async function end(): Promise<number[]> {
    child.kill("SIGINT");
    await exited;
    const lines = (await readFile(file, "utf8")).split("\n").filter((line) => /(fdatasync|fsync).*= 0$/.test(line));
    return lines.map((line) => Number(/\d+\.\d+/.exec(line)?.[0]) * 1000);
  }

  return { end };
}

/** Waits until the kernel reports a tracer for each process. */
async function isAttached(pids: readonly number[]): Promise<void> {
  for (const pid of pids) {
    for (let time = 0; time < 500; time += 1) {
      const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
      if (!/TracerPid:\s+0\b/.test(status)) break;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}
