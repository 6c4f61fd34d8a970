import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const UNPACKED = join(import.meta.dirname, "../../../node_modules/.cache/debian");

export type DebianProgram = { package: string; path: string };

/**
 * The path of a Debian program: installed, or unpacked from its package into a cache folder, which needs no root and does
 * not change the machine. Null, with a warning, where neither is possible.
 */
export async function debianProgram({ package: name, path }: DebianProgram): Promise<string | null> {
  const places = [join("/", path), join(UNPACKED, name, path)];
  try {
    if (!places.some((place) => existsSync(place))) await unpack(name);
    const found = places.find((place) => existsSync(place)) ?? "";
    // An unpacked program may lack a library.
    await run(found, [name === "nginx" ? "-v" : "version"]);
    return found;
  } catch (error) {
    console.warn(
      `${name} is not installed and cannot be downloaded from Debian, so its tests are skipped: ${String(error).split("\n", 1)[0]}`,
    );
    return null;
  }
}

async function unpack(name: string): Promise<void> {
  await mkdir(UNPACKED, { recursive: true });
  const folder = await mkdtemp(join(UNPACKED, "new-"));
  try {
    await download(name, folder);
    const file = (await readdir(folder)).find((entry) => entry.endsWith(".deb")) ?? "";
    await run("dpkg-deb", ["-x", join(folder, file), join(folder, "out")]);
    // Another worker may have unpacked it already.
    await rename(join(folder, "out"), join(UNPACKED, name)).catch(() => {});
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Outdated package lists may lack the current version; only root can update them. */
async function download(name: string, folder: string): Promise<void> {
  const get = () => run("apt-get", ["download", name], { cwd: folder });
  await get().catch(async (error) => {
    if (process.getuid?.() !== 0) throw error;
    await run("apt-get", ["update"]);
    await get();
  });
}
