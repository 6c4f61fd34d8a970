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
  const [room] = names.toSorted((a, b) => b.length - a.length);
  // The folders of the web are rooms of their own: a new one does not inherit what its tables may import.
  const isUnlisted = room === "web" && path.slice("web/".length).includes("/");
  return room === undefined || isUnlisted ? "(unknown room)" : room;
}
