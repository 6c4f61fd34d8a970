import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The version of an installed package. */
export function versionOf(name: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(import.meta.dirname, "../../../../node_modules", name, "package.json"), "utf8"));
  const isManifest = typeof manifest === "object" && manifest !== null && "version" in manifest;
  return isManifest ? String(manifest.version) : "";
}
