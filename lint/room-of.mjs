import { join, relative, sep } from "node:path";
import { rooms } from "./rooms.mjs";

const root = join(import.meta.dirname, "..");

/**
 * The longest name of `rooms.mjs` that a file lies in, null outside `src` and `packages`. Files directly in `src` are rooms of
 * their own; what a package is tested and measured with may look at everything.
 */
export function roomOf(filename) {
  const found = /^(?:src\/|(?=packages\/))(?!packages\/[^/]+\/(?:bench|tests)\/)(.+)/.exec(relative(root, filename).split(sep).join("/"));
  if (!found) return null;
  const [, path] = found;
  const names = Object.keys(rooms).filter((name) => path === name || path.startsWith(`${name}/`));
  return names.toSorted((a, b) => b.length - a.length)[0] ?? "(unknown room)";
}
