import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate } from "../../../src/database/migrate.ts";
import { openDatabase, type OpenDatabase } from "../../../src/database/open.ts";
import { prepareJobs } from "../../../src/jobs/prepare-jobs.ts";
import { SECRET_KEY } from "../../support/secret-key.ts";
import { addPicture, fillWithSubmissions, filesOf, fingerprints, MIGRATIONS } from "../../support/backups.ts";
import { DATA_PREFIX, quickestFolder } from "../../support/data-folder.ts";

const ROOT = join(import.meta.dirname, "../../..");

let folder: string;
let dataDir: string;
let server: OpenDatabase;

beforeEach(async () => {
  folder = await mkdtemp(join(await quickestFolder(), `${DATA_PREFIX}commands-`));
  await chmod(folder, 0o755);
  dataDir = join(folder, "old");
  server = await openDatabase({ databaseUrl: null, dataDir, log: () => {} });
  await migrate(server, MIGRATIONS, () => {});
  await prepareJobs(server, () => {});
  await fillWithSubmissions(server);
  await addPicture(join(dataDir, "media"));
  await writeFile(join(dataDir, "secret.key"), SECRET_KEY);
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the script behind `npm run backup` or `npm run restore`, with only these settings. */
async function run(script: "backup" | "restore", settings: Record<string, string>, ...args: string[]) {
  const { PATH, HOME } = process.env;
  const options = { cwd: ROOT, env: { PATH, HOME, ...settings } };
  const { stdout } = await promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...args], options);
  return stdout.trim().split("\n");
}

test("an operator backs up a running server, and restores the backup on a new machine", { timeout: 60_000 }, async () => {
  const lines = await run("backup", { DATA_DIR: dataDir });
  expect(lines).toContain("quote_request: 1 row");
  const report = /^The backup lies in (\S+): \d+ rows, 4 jobs and 1 picture, \d+\.\d MB\.$/.exec(lines.at(-1) ?? "");
  const backup = report?.[1] ?? "";
  expect(await readdir(join(dataDir, "backups"))).toEqual([backup.split("/").at(-1)]);

  const newPlace = join(folder, "new");
  expect((await run("restore", { DATA_DIR: newPlace }, backup)).at(-1)).toMatch(/^Restored the backup of 2\d{3}-.*Z: start the server/);
  const restored = await openDatabase({ databaseUrl: null, dataDir: newPlace, log: () => {} });
  expect(await fingerprints(restored)).toEqual(await fingerprints(server));
  await restored.close();
  expect(await filesOf(join(newPlace, "media"))).toEqual(await filesOf(join(dataDir, "media")));

  await expect(run("restore", { DATA_DIR: newPlace }, backup)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The database is not empty/),
  });
});

test("a damaged or missing backup fails with one sentence and creates no database", { timeout: 60_000 }, async () => {
  const backup = join(folder, "backup");
  await run("backup", { DATA_DIR: dataDir }, backup);
  await writeFile(join(backup, "tables/activity.copy.gz"), "");
  const newPlace = join(folder, "new");
  const sentence = `The backup in ${backup} is damaged: tables/activity.copy.gz has another checksum. Nothing was restored.\n`;
  await expect(run("restore", { DATA_DIR: newPlace }, backup)).rejects.toMatchObject({ code: 1, stderr: sentence });
  await expect(run("restore", { DATA_DIR: newPlace })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Say which backup/),
  });
  expect(existsSync(newPlace)).toBe(false);
});
