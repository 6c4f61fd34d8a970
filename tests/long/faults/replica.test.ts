import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Catalogue } from "../../../src/catalogue/catalogue.ts";
import { openCatalogue } from "../../../src/catalogue/open-catalogue.ts";
import { openSnapshots } from "../../../src/catalogue/snapshot/snapshots.ts";
import { migrate } from "../../../src/database/migrate.ts";
import { openDatabase, type OpenDatabase } from "../../../src/database/open.ts";
import { DATA_PREFIX } from "../../support/data-folder.ts";
import { addActivity, addPlatform } from "../../support/fixtures.ts";
import { openReplica } from "../../support/replica.ts";

const ALL = { page: 1, limit: 100 };
/** A poll, plus the replication lag on a busy machine. */
const SOON = { timeout: 5_000, interval: 50 };

let folder: string;
let primary: OpenDatabase;
let replica: OpenDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), DATA_PREFIX));
  await chmod(folder, 0o755);
  const [from, to] = [join(folder, "primary"), join(folder, "replica")];
  primary = await openDatabase({ databaseUrl: null, dataDir: from, log: () => {} });
  await migrate(primary, join(import.meta.dirname, "../../../migrations"), () => {});
  // Otherwise each transaction would wait for the other to insert the platform.
  await addPlatform(primary.db, 1);
  replica = await openReplica(primary, { from, to });
});
afterAll(async () => {
  await replica.close();
  await primary.close();
  await rm(folder, { recursive: true, force: true });
});

function found(catalogue: Catalogue): Promise<string[]> {
  const { ids } = catalogue.search(1, { orderBy: "title" }, ALL);
  return catalogue.documents(ids).then((documents) => documents.map(({ title }) => title));
}

test("a process on a replica finds all commits of the primary, also of transactions that commit out of order", async () => {
  const catalogue = await openCatalogue(replica, () => {});
  const older = await primary.db.startTransaction().execute();
  await addActivity(older, { title: "Laat" });
  // Reads while the older transaction is open, and after its end: a standby does not show that it was open.
  for (const title of ["Eerst", "Meteen", "Nog een"]) {
    const younger = await primary.db.startTransaction().execute();
    await addActivity(younger, { title });
    await younger.commit().execute();
    await expect.poll(() => found(catalogue), SOON).toContain(title);
  }
  expect(await found(catalogue)).not.toContain("Laat");
  await older.commit().execute();
  await expect.poll(() => found(catalogue), SOON).toEqual(["Eerst", "Laat", "Meteen", "Nog een"]);
  await catalogue.close();
});

test("a transaction that is open when a process on a replica starts is found when it commits", async () => {
  const open = await primary.db.startTransaction().execute();
  await addActivity(open, { title: "Begonnen" });
  const catalogue = await openCatalogue(replica, () => {});
  await addActivity(primary.db, { title: "Daarna" });
  await expect.poll(() => found(catalogue), SOON).toContain("Daarna");
  await open.commit().execute();
  await expect.poll(() => found(catalogue), SOON).toContain("Begonnen");
  await catalogue.close();
});

test("a process on a replica can write a snapshot, start from it, and continue with the changes of the primary", async () => {
  const lines: string[] = [];
  const open = () => openCatalogue(replica, (line) => lines.push(line), { snapshots: openSnapshots(folder) });
  await (await open()).close();
  await addActivity(primary.db, { title: "Na de foto" });
  await expect.poll(async () => (await replica.db.selectFrom("activity").where("title", "=", "Na de foto").execute()).length, SOON).toBe(1);
  const catalogue = await open();
  expect(await found(catalogue)).toContain("Na de foto");
  expect(lines).toEqual([expect.stringContaining("loaded from its snapshot")]);
  await catalogue.close();
});
