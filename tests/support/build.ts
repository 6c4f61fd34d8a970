import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");

/** Builds if a source is newer than the build. A file lock serialises concurrent workers and runs. */
export async function buildFresh(): Promise<void> {
  const { build }: { build: () => Promise<void> } = await import(join(ROOT, "scripts/build.mjs"));
  await build();
}
