import { execFileSync } from "node:child_process";
import { cpus, release, totalmem, type } from "node:os";
import { measureBandwidth, type Bandwidth } from "./bandwidth.ts";

/** The machine and versions of a measurement. */
export type Machine = {
  processor: string;
  cores: number;
  memory_gb: number;
  system: string;
  node: string;
  commit: string;
  /** For data that fits the processor's caches, and for data that does not. */
  bandwidths: Bandwidth[];
};

const IN_CACHE_MB = 10;
const IN_MEMORY_MB = 400;

export function describeMachine(): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? "unknown",
    cores: cpus().length,
    memory_gb: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.version,
    commit: commitOf(import.meta.dirname),
    bandwidths: [IN_CACHE_MB, IN_MEMORY_MB].map(measureBandwidth),
  };
}

/** The machine as a line of a report. */
export function machineInWords({ processor, cores, memory_gb, system, node, commit }: Machine): string {
  return `${processor}, ${cores} cores, ${memory_gb} GB, ${system}, Node ${node}, commit ${commit}.`;
}

function commitOf(cwd: string): string {
  try {
    const git = (...words: string[]) => execFileSync("git", words, { cwd, encoding: "utf8" }).trim();
    return `${git("rev-parse", "--short", "HEAD")}${git("status", "--porcelain") ? " with changes" : ""}`;
  } catch {
    return "unknown";
  }
}
