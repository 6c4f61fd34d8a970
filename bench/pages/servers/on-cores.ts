import { execFileSync } from "node:child_process";
import { cpus } from "node:os";

const HAS_TASKSET = hasTaskset();

/** Whether processes are held to cores here; elsewhere the system places them. */
export function isPinned(): boolean {
  return HAS_TASKSET && cpus().length > 1;
}

/** A command, held to these cores where that can be done. */
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
