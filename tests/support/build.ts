import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockAlone } from "../../src/database/embedded/lock.ts";

export const ROOT = join(import.meta.dirname, "../..");
const BUILD_PATIENCE_MS = 60_000;

/** Builds when a source is newer than the build; the workers of a run, and runs at one time, take turns. */
export async function buildFresh(): Promise<void> {
  const lock = await lockAlone(join(tmpdir(), "uitkijk-tests-build.lock"), BUILD_PATIENCE_MS);
  try {
    const { build }: { build: () => Promise<void> } = await import(join(ROOT, "scripts/build.mjs"));
    await build();
  } finally {
    lock.release();
  }
}
