import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The latest modification time of `path` and all files in it, in milliseconds. */
export function newestMtime(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestMtime(join(path, name))));
}
