import { expect, test } from "vitest";
import { addActivity } from "../../../tests/support/fixtures.ts";
import { testDatabase } from "../../../tests/support/database.ts";
import type { OpenDatabase } from "../../database/open.ts";
import { openCatalogue } from "../open-catalogue.ts";
import { pruneChanges } from "../prune-changes.ts";

const ALL = { page: 1, limit: 10 };

test("during an outage of the database the catalogue answers from memory, and then catches up", { timeout: 20_000 }, async () => {
  const database = await testDatabase();
  const lines: string[] = [];
  const id = await addActivity(database.db, { title: "Kanoën" });

  let isAway = false;
  const interruptible = {
    ...database,
    db: database.db.withPlugin({ transformQuery: ({ node }) => refuseWhen(isAway, node), transformResult: async ({ result }) => result }),
  };
  const catalogue = await openCatalogue(interruptible, (line) => lines.push(line));
  await catalogue.documents([id]);

  isAway = true;
  const added = await addActivity(database.db, { title: "Boogschieten" });
  await expect(catalogue.refresh()).rejects.toThrow("away");
  await expect.poll(() => lines.length, { timeout: 3_000 }).toBe(1);
  expect(catalogue.search(1, {}, ALL).ids).toEqual([id]);
  expect(await catalogue.documents([id])).toHaveLength(1);

  isAway = false;
  await expect.poll(() => catalogue.search(1, {}, ALL).ids.toSorted(), { timeout: 3_000 }).toEqual([id, added]);
  // The line is logged just after the changes were applied.
  await expect.poll(() => lines.length, { timeout: 3_000 }).toBe(2);
  expect(await catalogue.isFollowing()).toBe(true);

  await catalogue.close();
  await database.close();
});

test("a process whose unread changes were pruned reloads everything, and answers meanwhile", async () => {
  const database = await testDatabase();
  const lines: string[] = [];
  const [kano, quiz] = [await addActivity(database.db, { title: "Kanoën" }), await addActivity(database.db, { title: "Pubquiz" })];
  let isAsleep = false;
  const interruptible = {
    ...database,
    db: database.db.withPlugin({
      transformQuery: ({ node }) => refuseWhen(isAsleep, node),
      transformResult: async ({ result }) => {
        if (lines.length > 1) answers.push(catalogue.search(1, {}, ALL).total);
        return result;
      },
    }),
  };
  const answers: number[] = [];
  const catalogue = await openCatalogue(interruptible, (line) => lines.push(line));
  const { isCurrent } = await catalogue.track(async () => catalogue.directory(1).banners);

  isAsleep = true;
  await expect.poll(() => lines.length).toBe(1);
  const archery = await addActivity(database.db, { title: "Boogschieten" });
  await database.db.deleteFrom("activity").where("id", "=", quiz).execute();
  await pruneAll(database);
  isAsleep = false;
  await catalogue.refresh();

  expect(catalogue.search(1, {}, ALL).ids.toSorted()).toEqual([kano, archery].toSorted());
  expect(answers.filter((total) => total !== 2)).toEqual([]);
  expect(answers.length).toBeGreaterThan(5);
  expect(lines[1]).toContain("reloads everything, and answers from memory meanwhile: unread changes were pruned");
  expect(isCurrent()).toBe(false);
  await catalogue.close();
  await database.close();
});

test("stopping the process aborts a reload of everything", async () => {
  const database = await testDatabase();
  await addActivity(database.db, { title: "Kanoën" });
  const lines: string[] = [];
  let isAsleep = false;
  const closings: Promise<void>[] = [];
  const interruptible = {
    ...database,
    db: database.db.withPlugin({
      transformQuery: ({ node }) => refuseWhen(isAsleep, node),
      transformResult: async ({ result }) => {
        if (lines.length > 1 && closings.length === 0) closings.push(catalogue.close());
        return result;
      },
    }),
  };
  const catalogue = await openCatalogue(interruptible, (line) => lines.push(line));

  isAsleep = true;
  await expect.poll(() => lines.length).toBe(1);
  await addActivity(database.db, { title: "Boogschieten" });
  await pruneAll(database);
  isAsleep = false;
  await expect.poll(() => closings).toHaveLength(1);
  await Promise.all(closings);

  expect(lines[1]).toContain("reloads everything");
  expect(lines).toHaveLength(2);
  expect(catalogue.figures().activities).toBe(1);
  await database.close();
});

test("connections that the server closes are reopened, also the one with LISTEN", { timeout: 20_000 }, async () => {
  const database = await testDatabase();
  const catalogue = await openCatalogue(database, () => {});
  await expect.poll(() => listeners(database), { timeout: 3_000 }).toBe(1);

  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await expect.poll(() => listeners(database), { timeout: 5_000 }).toBe(1);
  const id = await addActivity(database.db, { title: "Kanoën" });
  await expect.poll(() => catalogue.search(1, {}, ALL).ids, { timeout: 3_000 }).toEqual([id]);

  await catalogue.close();
  await database.close();
});

/** Retries until no row is left: open transactions of other tests on the same server delay the pruning. */
async function pruneAll({ db }: OpenDatabase): Promise<void> {
  await expect
    .poll(async () => {
      await pruneChanges(db, new Date(Date.now() + 1_000));
      return (await db.selectFrom("change").select("seq").execute()).length;
    })
    .toBe(0);
}

function refuseWhen<Node>(isAway: boolean, node: Node): Node {
  if (isAway) throw new Error("the database is away");
  return node;
}

async function listeners({ pool }: Awaited<ReturnType<typeof testDatabase>>): Promise<number> {
  const { rows } = await pool.query("select 1 from pg_stat_activity where datname = current_database() and query ilike 'listen %'");
  return rows.length;
}
