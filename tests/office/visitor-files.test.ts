import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROUTES } from "../../src/web/navigation/routes.ts";
import { testApp, type TestApp } from "../support/app.ts";
import { buildFresh } from "../support/build.ts";
import { addFourBrands } from "../support/four-brands.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Everything that the visitor's build reads. */
const SOURCES = ["src", "packages", "content", "scripts", "lint", "migrations", "package.json", "vite.config.ts", "tsconfig.json"];
/** The management area: its skin, and the rooms that serve it alone. */
const MANAGEMENT = ["src/office", "src/office.ts"];
/** Pages in which it may show: the link for advertisers. */
const LINKING = "/adverteren";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "uitkijk-without-office-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("what visitors load is the same, byte by byte, without the management area", { timeout: 120_000 }, async () => {
  await buildFresh();
  for (const source of SOURCES) await cp(join(ROOT, source), join(folder, source), { recursive: true });
  for (const path of MANAGEMENT) await rm(join(folder, path), { recursive: true });
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const node = join(ROOT, "node_modules/.bin/node");
  const env = { ...process.env, NODE_ENV: "production" };
  await promisify(execFile)(node, ["node_modules/.bin/vite", "build", "--app"], { cwd: folder, env });
  const [withOffice, without] = await Promise.all([hashesIn(join(ROOT, "build")), hashesIn(join(folder, "build"))]);
  expect(Object.keys(without).length).toBeGreaterThan(50);
  expect(withOffice).toEqual(without);
});

test("pages of visitors are the same with and without the management area, but for the link on /adverteren", async () => {
  const product = await testApp({ fill: addFourBrands });
  const without = await testApp({ officeHost: null, beside: product });
  try {
    for (const path of Object.values(ROUTES).flatMap(({ path: pattern }) => (pattern.includes(":") ? [] : [pattern]))) {
      const [shown, expected] = await Promise.all([pageOf(product, path), pageOf(without, path)]);
      if (path === LINKING) expect([path, shown.replaceAll(/href="http:\/\/beheer\.localhost:3000"/g, "")]).not.toEqual([path, shown]);
      else expect([path, shown]).toEqual([path, expected]);
    }
  } finally {
    await without.close();
    await product.close();
  }
});

async function pageOf(app: TestApp, path: string): Promise<string> {
  const response = await app.get(path);
  return `${response.status} ${response.headers.get("content-security-policy")} ${await response.text()}`;
}

/** SHA-256 of each file that visitors load, and of the inline script and styles. Compressed variants and licences are made afterwards. */
async function hashesIn(build: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const part of ["client", "early", "styles/static"]) {
    for (const entry of await readdir(join(build, part), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /\.(br|gz)$|^manifest.json$|third-party-notices/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      hashes[path.slice(build.length)] = createHash("sha256")
        .update(await readFile(path))
        .digest("hex");
    }
  }
  return hashes;
}
