import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withoutServer } from "../scripts/without-server.ts";

const SOURCE = join(import.meta.dirname, "../src");
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "uitkijk-server-only-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Builds a browser script that imports `file`. */
async function buildWith(file: string): Promise<unknown> {
  const entry = join(folder, "entry.ts");
  await writeFile(entry, `import * as imported from ${JSON.stringify(join(SOURCE, file))};\nconsole.log(imported);\n`);
  const plugins = [withoutServer()];
  return build({
    configFile: false,
    logLevel: "silent",
    root: folder,
    plugins,
    build: { write: false, rolldownOptions: { input: entry } },
  });
}

test.each(["media/uploads/store-upload.server.ts", "places/find-locations.server.ts", "catalogue/page-of.ts", "crypto/secrets.ts"])(
  "a browser script that imports %s is not built",
  async (file) => {
    await expect(buildWith(file)).rejects.toThrow(/would reach browsers: import only its types/);
  },
);

test.each(["activities/search-state.ts", "office/ui/text.module.css"])("a browser may load %s", async (file) => {
  await expect(buildWith(file)).resolves.toBeDefined();
});
