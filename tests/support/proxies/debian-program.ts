import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const UNPACKED = join(import.meta.dirname, "../../../node_modules/.cache/debian");

export type DebianProgram = { package: string; path: string };

/**
 * Where a program of Debian stands: as it is installed here, or taken out of its package into a folder of ours, which
 * changes nothing of the machine and needs no root. Null, and a line that says so, where neither can be had.
 */
export async function debianProgram({ package: name, path }: DebianProgram): Promise<string | null> {
  const places = [join("/", path), join(UNPACKED, name, path)];
  try {
    if (!places.some((place) => existsSync(place))) await unpack(name);
    const found = places.find((place) => existsSync(place)) ?? "";
    // One that lacks a library of this machine does not start.
    await run(found, [name === "nginx" ? "-v" : "version"]);
    return found;
  } catch (error) {
    console.warn(
      `${name} is not installed here and cannot be had from Debian, so what tries it is skipped: ${String(error).split("\n", 1)[0]}`,
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
    // Another worker may have been sooner, which is as good.
    await rename(join(folder, "out"), join(UNPACKED, name)).catch(() => {});
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A machine that has installed nothing for long may not know today's version: then its lists are fetched, which root alone can. */
async function download(name: string, folder: string): Promise<void> {
  const get = () => run("apt-get", ["download", name], { cwd: folder });
  await get().catch(async (error) => {
    if (process.getuid?.() !== 0) throw error;
    await run("apt-get", ["update"]);
    await get();
  });
}
