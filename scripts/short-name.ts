import { hash } from "node:crypto";
import { join, relative } from "node:path";

/**
 * `card_k3f` for `.card` of one file: a page names 800 classes, and Vite's own names are half as long again. The same in
 * every build, for browser and server.
 */
export function shortName(): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, file) => {
    const path = relative(join(import.meta.dirname, ".."), file.replace(/\?.*/, ""));
    const mark = hash("sha1", path, "base64url")
      .replace(/[^a-z0-9]/g, "")
      .slice(0, 3);
    const other = files.get(mark) ?? path;
    if (other !== path) throw new Error(`${path} and ${other} have the same short name ${mark}: make it longer.`);
    files.set(mark, path);
    return `${name}_${mark}`;
  };
}
