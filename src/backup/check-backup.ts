import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import * as z from "zod/mini";
import { readMigrations, type Migration } from "../database/migrate.ts";
import { CHECKSUMS, FORMAT, JOBS, manifest, MANIFEST, MEDIA, PREVIOUS_KEY, SECRET_KEY, tableFile, type Manifest } from "./manifest.ts";

/** A backup with correct checksums that this checkout can restore. */
export type CheckedBackup = {
  folder: string;
  manifest: Manifest;
  /** The migrations of its schema version, from this checkout. */
  migrations: Migration[];
  /** Paths of the pictures in the media folder. */
  pictures: string[];
};

/** Reads every file of a backup. Throws when it is damaged, incomplete, no backup at all or of a newer Uitkijk. */
export async function checkBackup(folder: string, migrationsFolder: string): Promise<CheckedBackup> {
  const sums = await readChecksums(folder);
  for (const [name, sha256] of sums) {
    const found = await sha256Of(join(folder, name));
    if (found === null) throw damaged(folder, `${name} is missing`);
    if (found !== sha256) throw damaged(folder, `${name} has another checksum`);
  }

  const content = await readManifest(folder);
  const pictures = [...sums.keys()].filter((name) => name.startsWith(MEDIA));
  const wanted = [...content.tables.map(({ name }) => tableFile(name)), ...(content.jobs === null ? [] : [JOBS])];
  const keys = [...(content.hasSecretKey ? [SECRET_KEY] : []), ...(content.hasPreviousKey ? [PREVIOUS_KEY] : [])];
  const missing = [MANIFEST, ...wanted, ...keys].find((name) => !sums.has(name));
  if (missing !== undefined) throw damaged(folder, `${CHECKSUMS} does not name ${missing}`);
  if (pictures.length !== content.pictures) throw damaged(folder, `${CHECKSUMS} does not name all pictures`);

  const migrations = knownMigrations(folder, content, await readMigrations(migrationsFolder));
  return { folder, manifest: content, migrations, pictures: pictures.map((name) => name.slice(MEDIA.length)) };
}

/** The sha256 of each file, in the format of `sha256sum`. */
async function readChecksums(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, CHECKSUMS), "utf8").catch(() => null);
  if (text === null) throw new Error(`${folder} is not a backup, or not a whole one: it has no ${CHECKSUMS}.`);

  const sums = new Map<string, string>();
  for (const line of text.split(/(?<=\n)/)) {
    const [, sha256, name] = /^([0-9a-f]{64}) {2}([^/\\].*)\n$/.exec(line) ?? [];
    // Refuses paths that lead out of the folder.
    if (sha256 === undefined || name === undefined || name.split("/").includes("..")) throw damaged(folder, `${CHECKSUMS} cannot be read`);
    sums.set(name, sha256);
  }
  return sums;
}

async function sha256Of(file: string): Promise<string | null> {
  const hash = createHash("sha256");
  try {
    await pipeline(createReadStream(file), hash);
    return hash.digest("hex");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const content: unknown = JSON.parse(await readFile(join(folder, MANIFEST), "utf8").catch(() => "null"));
  const version = z.object({ format: z.int() }).safeParse(content);
  if (version.success && version.data.format > FORMAT) {
    throw new Error(
      `The backup in ${folder} was made by a newer Uitkijk (its format is ${version.data.format}): restore it with that one.`,
    );
  }
  const read = manifest.safeParse(content);
  if (!read.success) throw damaged(folder, `${MANIFEST} cannot be read`);
  return read.data;
}

function knownMigrations(folder: string, { migrations }: Manifest, known: Migration[]): Migration[] {
  return migrations.map(({ name, sha256 }) => {
    const migration = known.find((one) => one.name === name);
    if (!migration) throw new Error(`The backup in ${folder} was made by a newer Uitkijk, which has ${name}: restore it with that one.`);
    if (migration.sha256 === sha256) return migration;
    throw new Error(
      `The backup in ${folder} was made with another ${name} than that of this checkout: restore it with the Uitkijk that made it.`,
    );
  });
}

function damaged(folder: string, how: string): Error {
  return new Error(`The backup in ${folder} is damaged: ${how}. Nothing was restored.`);
}
