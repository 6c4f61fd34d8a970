import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/** With --help, prints the leading comment of a script, which is its usage, and returns true. */
export function showsHelp(script, args) {
  if (!args.includes("--help")) return false;
  const lines = readFileSync(join(root, script), "utf8").split("\n");
  const end = lines.findIndex((line) => !line.startsWith("//"));
  const comment = lines.slice(0, end);
  console.log(comment.map((line) => line.replace(/^\/\/ ?/, "")).join("\n"));
  return true;
}
