import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { afterAll, beforeEach, expect, test } from "vitest";
import { addActivity, addRedirect } from "./support/fixtures.ts";
import { testDatabase } from "./support/database.ts";

const database = await testDatabase();
const { db } = database;
afterAll(() => database.close());

beforeEach(() => db.deleteFrom("activity").execute());

const SEED = 20_270_512;
const SLUGS = ["kano", "vlot", "zeilboot", "roeiboot", "sloep", "punter"];
/** PostgreSQL: unique violation, deadlock. */
const REFUSED = new Set(["23505", "40P01"]);

/** The target of every old slug. */
async function redirects(): Promise<Record<string, string>> {
  const rows = await db.selectFrom("redirect").select(["old_slug", "new_slug"]).orderBy("old_slug").execute();
  return Object.fromEntries(rows.map(({ old_slug, new_slug }) => [old_slug, new_slug]));
}

async function slugs(): Promise<Map<number, string>> {
  const rows = await db.selectFrom("activity").select(["id", "slug"]).execute();
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/** Returns whether the rename succeeded. */
async function rename(id: number, slug: string): Promise<boolean> {
  try {
    await db.updateTable("activity").set({ slug }).where("id", "=", id).execute();
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && REFUSED.has(String(error.code))) return false;
    throw error;
  }
}

test("every old slug of a renamed activity redirects directly to the current one", async () => {
  const id = await addActivity(db, { slug: "kano" });
  await rename(id, "vlot");
  await rename(id, "zeilboot");
  expect(await redirects()).toEqual({ kano: "zeilboot", vlot: "zeilboot" });
});

test("an activity that takes an old slug back leaves no loop", async () => {
  const id = await addActivity(db, { slug: "kano" });
  await rename(id, "vlot");
  await rename(id, "kano");
  expect(await redirects()).toEqual({ vlot: "kano" });
});

test("an old slug that a new or renamed activity takes no longer redirects", async () => {
  const id = await addActivity(db, { slug: "kano" });
  await rename(id, "vlot");
  await addActivity(db, { slug: "kano" });
  expect(await redirects()).toEqual({});
  await rename(id, "sloep");
  expect(await redirects()).toEqual({ vlot: "sloep" });
});

test("the slug of an edit copy does not change redirects", async () => {
  const id = await addActivity(db, { slug: "kano" });
  await rename(id, "vlot");
  const copy = await addActivity(db, { slug: "kano", original_id: id });
  await rename(copy, "sloep");
  expect(await redirects()).toEqual({ kano: "vlot" });
});

test.for([
  { stored: ["kano→vlot", "vlot→zeilboot"], expected: { kano: "zeilboot", vlot: "zeilboot" } },
  { stored: ["vlot→zeilboot", "kano→vlot"], expected: { kano: "zeilboot", vlot: "zeilboot" } },
  { stored: ["kano→zeilboot", "vlot→zeilboot", "kano→zeilboot"], expected: { kano: "zeilboot", vlot: "zeilboot" } },
  { stored: ["kano→vlot", "vlot→kano"], expected: { vlot: "kano" } },
  { stored: ["kano→vlot", "vlot→sloep", "sloep→kano"], expected: { vlot: "kano", sloep: "kano" } },
  { stored: ["kano→vlot", "kano→sloep"], expected: { kano: "sloep" } },
])("redirects stored as $stored form no chain and no loop", async ({ stored, expected }) => {
  const id = await addActivity(db, { slug: "zeilboot" });
  for (const redirect of stored) {
    const [old_slug = "", new_slug = ""] = redirect.split("→");
    await addRedirect(db, { activity_id: id, old_slug, new_slug });
  }
  expect(await redirects()).toEqual(expected);
});

test("redirects of one statement, and changed redirects, are flattened", async () => {
  const id = await addActivity(db, { slug: "zeilboot" });
  const rows = [
    ["kano", "vlot"],
    ["vlot", "sloep"],
    ["sloep", "zeilboot"],
  ].map(([old_slug = "", new_slug = ""]) => ({ platform_id: 1, activity_id: id, old_slug, new_slug }));
  await db.insertInto("redirect").values(rows).execute();
  expect(await redirects()).toEqual({ kano: "zeilboot", vlot: "zeilboot", sloep: "zeilboot" });
  await db.updateTable("redirect").set({ new_slug: "kano" }).where("old_slug", "=", "vlot").execute();
  expect(await redirects()).toEqual({ kano: "zeilboot", vlot: "zeilboot", sloep: "zeilboot" });
});

test("after any renames of three activities every old slug redirects to the activity that had it last", async () => {
  const renames = fc.array(fc.record({ activity: fc.nat(2), slug: fc.constantFrom(...SLUGS), storesRedirect: fc.boolean() }), {
    maxLength: 14,
  });
  await fc.assert(
    fc.asyncProperty(renames, async (steps) => {
      await db.deleteFrom("activity").execute();
      const ids = [
        await addActivity(db, { slug: "een" }),
        await addActivity(db, { slug: "twee" }),
        await addActivity(db, { slug: "drie" }),
      ];
      const names = new Map(ids.map((id, index) => [id, ["een", "twee", "drie"][index] ?? ""]));
      const lastHad = new Map<string, number>();
      for (const { activity, slug, storesRedirect } of steps) {
        const id = ids[activity] ?? 0;
        const old = names.get(id) ?? "";
        if (!(await rename(id, slug)) || old === slug) continue;
        // Some writers store the redirect themselves too.
        if (storesRedirect) await addRedirect(db, { activity_id: id, old_slug: old, new_slug: slug });
        names.set(id, slug);
        lastHad.set(old, id);
        lastHad.delete(slug);
      }
      expect(await redirects()).toEqual(Object.fromEntries([...lastHad].map(([old, id]) => [old, names.get(id)])));
    }),
    { seed: SEED, numRuns: 60 },
  );
});

test("concurrent renames leave no chain, no loop and no unknown old slug", async () => {
  const ids = await Promise.all(SLUGS.map((slug) => addActivity(db, { slug: `${slug}-0` })));
  const rounds = fc.sample(
    fc.array(fc.record({ activity: fc.nat(5), slug: fc.constantFrom(...SLUGS) }), { minLength: 12, maxLength: 12 }),
    {
      seed: SEED,
      numRuns: 12,
    },
  );
  for (const round of rounds) {
    await Promise.all(round.map(({ activity, slug }) => rename(ids[activity] ?? 0, slug)));
    const now = await slugs();
    const used = new Set(now.values());
    const stored = await db.selectFrom("redirect").select(["activity_id", "old_slug", "new_slug"]).execute();
    expect(stored.filter(({ old_slug }) => used.has(old_slug))).toEqual([]);
    expect(stored.filter(({ activity_id, new_slug }) => now.get(activity_id) !== new_slug)).toEqual([]);
    const known = new Set([...stored.map(({ old_slug }) => old_slug), ...used]);
    expect(SLUGS.map((slug) => `${slug}-0`).filter((slug) => !known.has(slug))).toEqual([]);
  }
});

test("the migration flattens existing redirects", async () => {
  const id = await addActivity(db, { slug: "zeilboot" });
  const other = await addActivity(db, { slug: "kajak" });
  const stored = (activity_id: number, old_slug: string, new_slug: string) => ({ platform_id: 1, activity_id, old_slug, new_slug });
  const chained = [stored(id, "kano", "vlot"), stored(id, "vlot", "kano"), stored(id, "kajak", "zeilboot"), stored(other, "sloep", "vlot")];
  // Before the migration nothing prevented chains.
  await database.pool.query("alter table redirect disable trigger flatten_redirect");
  await db.insertInto("redirect").values(chained).execute();
  const migration = await readFile(new URL("../migrations/009-old-slugs.sql", import.meta.url), "utf8");
  await database.pool.query(migration.slice(migration.indexOf("delete from redirect"), migration.indexOf("-- No chains and no loops")));
  await database.pool.query("alter table redirect enable trigger flatten_redirect");
  expect(await redirects()).toEqual({ kano: "zeilboot", vlot: "zeilboot", sloep: "kajak" });
});
