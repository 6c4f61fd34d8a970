import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of this checkout: the nearest parent with Uitkijk's package.json, also for bundled code. */
export function findCheckout(from = import.meta.dirname): string {
  const file = join(from, "package.json");
  if (existsSync(file) && isOurs(file)) return from;

  const parent = dirname(from);
  if (parent === from) throw new Error("No package.json named uitkijk lies above this code: set DATABASE_URL.");
  return findCheckout(parent);
}

function isOurs(file: string): boolean {
  const content: unknown = JSON.parse(readFileSync(file, "utf8"));
  return typeof content === "object" && content !== null && "name" in content && content.name === "uitkijk";
}
