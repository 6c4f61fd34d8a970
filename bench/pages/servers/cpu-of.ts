import { readdirSync, readFileSync } from "node:fs";

const TICK_MS = 10;

type Stat = { parent: number; cpu_ms: number; ended_ms: number };

/** CPU milliseconds of a process until now, user and system; null without /proc. */
export function cpuOf(pid: number): number | null {
  return readStat(pid)?.cpu_ms ?? null;
}

/** The same for a process with all its children, including ended ones. */
export function cpuWithChildren(pid: number): number | null {
  const own = readStat(pid);
  if (!own) return null;
  const children = readdirSync("/proc")
    .map((name) => (/^\d+$/.test(name) ? readStat(Number(name)) : null))
    .filter((stat) => stat?.parent === pid);
  return own.cpu_ms + own.ended_ms + children.reduce((sum, child) => sum + (child?.cpu_ms ?? 0), 0);
}

/** Fields are numbered as in proc(5); they are read after the name, which may contain spaces. */
function readStat(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const at = (field: number) => fields[field - 3] ?? 0;
    return { parent: at(4), cpu_ms: (at(14) + at(15)) * TICK_MS, ended_ms: (at(16) + at(17)) * TICK_MS };
  } catch {
    return null;
  }
}
