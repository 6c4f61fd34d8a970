import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** When the newest file in or under `path` was written, in milliseconds. */
export function newestMtime(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestMtime(join(path, name))));
}
