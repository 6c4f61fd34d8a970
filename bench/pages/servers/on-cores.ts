import { execFileSync } from "node:child_process";
import { cpus } from "node:os";

const HAS_TASKSET = hasTaskset();

/** Whether processes can be pinned to cores on this machine. */
export function isPinned(): boolean {
  return HAS_TASKSET && cpus().length > 1;
}

/** A command pinned to these cores, if possible. */
export function onCores(cores: readonly number[], command: readonly string[]): string[] {
  return isPinned() ? ["taskset", "-c", cores.join(), ...command] : [...command];
}

function hasTaskset(): boolean {
  try {
    execFileSync("taskset", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
