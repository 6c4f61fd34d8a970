import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/** Whether a command is asked how to use it; then prints that: the comment with which its script begins. */
export function isHelp(script, words) {
  if (!words.includes("--help")) return false;
  const lines = readFileSync(join(root, script), "utf8").split("\n");
  const comment = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith("//")),
  );
  console.log(comment.map((line) => line.replace(/^\/\/ ?/, "")).join("\n"));
  return true;
}
