import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { withDatabase } from "../../src/database/connection.ts";
import { tryLockExclusive } from "../../src/database/embedded/lock.ts";
import { migrate } from "../../src/database/migrate.ts";
import { openDatabase } from "../../src/database/open.ts";
import { DATA_PREFIX, quickestFolder } from "./data-folder.ts";
import { prepareJobs } from "../../src/jobs/prepare-jobs.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of a migrated template database, which must have no connections so that it can be copied. */
    templateUrl: string;
  }
}

type TestDatabases = { templateUrl: string; close(): Promise<void> };
const QUIETLY = { dataDir: null, log: () => {} };

/** One PostgreSQL for all projects of a run: the first setup opens it, the last teardown closes it. */
let opened: Promise<TestDatabases> | null = null;
let users = 0;

/** Starts one embedded PostgreSQL for the whole run, with a migrated template for the test databases. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  users += 1;
  opened ??= openTemplates();
  const { templateUrl, close } = await opened;
  project.provide("templateUrl", templateUrl);
  return async () => {
    users -= 1;
    if (users === 0) await close();
  };
}

async function openTemplates(): Promise<TestDatabases> {
  const parent = await quickestFolder();
  await removeLeftovers(parent);
  const folder = await mkdtemp(join(parent, DATA_PREFIX));
  const server = await openDatabase({ ...QUIETLY, databaseUrl: null, dataDir: folder });

  async function close(): Promise<void> {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }

  try {
    const addressOf = (name: string) => withDatabase(String(server.connection.connectionString), name);
    await server.pool.query("create database template_uitkijk");
    const template = await openDatabase({ ...QUIETLY, databaseUrl: addressOf("template_uitkijk") });
    await migrate(template, join(import.meta.dirname, "../../migrations"), () => {});
    await prepareJobs(template, () => {});
    await template.close();
    return { templateUrl: addressOf("template_uitkijk"), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Removes the servers and folders of killed runs; a live run holds its lock. */
async function removeLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const folder = join(parent, name);
    const usersLock = join(folder, "users.lock");
    if (!name.startsWith(DATA_PREFIX) || !existsSync(usersLock)) continue;

    const lock = tryLockExclusive(usersLock);
    if (lock === null) continue;
    lock.release();
    const server = await openDatabase({ databaseUrl: null, dataDir: folder, log: () => {} });
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}
