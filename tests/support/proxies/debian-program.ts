import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const UNPACKED = join(import.meta.dirname, "../../../node_modules/.cache/debian");

export type DebianProgram = { package: string; path: string };

/**
 * The path of a Debian program: installed, or unpacked from its package into node_modules/.cache, which needs no root and
 * does not change the machine. Null, with a log line, if neither is possible.
 */
export async function debianProgram({ package: name, path }: DebianProgram): Promise<string | null> {
  const places = [join("/", path), join(UNPACKED, name, path)];
  try {
    if (!places.some((place) => existsSync(place))) await unpack(name);
    const found = places.find((place) => existsSync(place)) ?? "";
    // It does not start if a library is missing.
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
    // Another worker may have unpacked it first.
    await rename(join(folder, "out"), join(UNPACKED, name)).catch(() => {});
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** With outdated package lists the version may be unknown: then updates the lists, which needs root. */
async function download(name: string, folder: string): Promise<void> {
  const get = () => run("apt-get", ["download", name], { cwd: folder });
  await get().catch(async (error) => {
    if (process.getuid?.() !== 0) throw error;
    await run("apt-get", ["update"]);
    await get();
  });
}
