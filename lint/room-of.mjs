import { join, relative, sep } from "node:path";
import { rooms } from "./rooms.mjs";

const root = join(import.meta.dirname, "..");

/**
 * The most specific room of `rooms.mjs` that contains a file; null outside `src` and `packages`. Files directly in `src` are rooms
 * of their own. Tests and benchmarks of packages belong to no room: they may import everything.
 */
export function roomOf(filename) {
  const found = /^(?:src\/|(?=packages\/))(?!packages\/[^/]+\/(?:bench|tests)\/)(.+)/.exec(relative(root, filename).split(sep).join("/"));
  if (!found) return null;
  const [, path] = found;
  const names = Object.keys(rooms).filter((name) => path === name || path.startsWith(`${name}/`));
  return names.toSorted((a, b) => b.length - a.length)[0] ?? "(unknown room)";
}
