import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");

/** Builds when a source is newer than the build; the workers of a run, and runs at one time, take turns. */
export async function buildFresh(): Promise<void> {
  const { build }: { build: () => Promise<void> } = await import(join(ROOT, "scripts/build.mjs"));
  await build();
}
