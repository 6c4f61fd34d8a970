import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { withDatabase } from "../../src/database/connection.ts";
import { tryLockAlone } from "../../src/database/embedded/lock.ts";
import { migrate } from "../../src/database/migrate.ts";
import { openDatabase } from "../../src/database/open.ts";
import { DATA_PREFIX, quickestFolder } from "./data-folder.ts";
import { prepareJobs } from "../../src/jobs/prepare-jobs.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a migrated database that nobody may connect to, for it is copied. */
    templateUrl: string;
  }
}

/** Starts one embedded PostgreSQL for the whole run, with a migrated template that each test database is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const parent = await quickestFolder();
  await removeLeftovers(parent);
  const folder = await mkdtemp(join(parent, DATA_PREFIX));
  const server = await openDatabase({ databaseUrl: null, dataDir: folder, log: () => {} });

  async function teardown(): Promise<void> {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }

  try {
    await server.pool.query("create database template_uitkijk");
    const templateUrl = withDatabase(String(server.connection.connectionString), "template_uitkijk");
    const template = await openDatabase({ databaseUrl: templateUrl, dataDir: null, log: () => {} });
    await migrate(template, join(import.meta.dirname, "../../migrations"), () => {});
    await prepareJobs(template, () => {});
    await template.close();
    project.provide("templateUrl", templateUrl);
  } catch (error) {
    await teardown();
    throw error;
  }

  return teardown;
}

/** A run that was killed leaves its server and its folder; a run that goes on holds its lock. */
async function removeLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const folder = join(parent, name);
    const usersLock = join(folder, "users.lock");
    if (!name.startsWith(DATA_PREFIX) || !existsSync(usersLock)) continue;

    const lock = tryLockAlone(usersLock);
    if (lock === null) continue;
    lock.release();
    const server = await openDatabase({ databaseUrl: null, dataDir: folder, log: () => {} });
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}
