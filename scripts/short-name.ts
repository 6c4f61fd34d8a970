import { hash } from "node:crypto";
import { join, relative } from "node:path";

/**
 * CSS class names such as `card_k3f` for `.card`: a page contains 800 class names, and Vite's are 50 % longer. They are the
 * same in every build, for browser and server.
 */
export function shortName(): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, file) => {
    const path = relative(join(import.meta.dirname, ".."), file.replace(/\?.*/, ""));
    const suffix = hash("sha1", path, "base64url")
      .replace(/[^a-z0-9]/g, "")
      .slice(0, 3);
    const other = files.get(suffix) ?? path;
    if (other !== path) throw new Error(`${path} and ${other} have the same suffix ${suffix}: make it longer.`);
    files.set(suffix, path);
    return `${name}_${suffix}`;
  };
}
