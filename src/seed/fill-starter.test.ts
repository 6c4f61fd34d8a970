import { sql, type RawBuilder } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nl } from "../../content/brands/nl.ts";
import { testDatabase } from "../../tests/support/database.ts";
import { brands } from "../brands/brands.ts";
import type { OpenDatabase } from "../database/open.ts";
import { fillStarter, unfilledBrands } from "./fill-starter.ts";

const FILLED_TABLES = [
  "platform",
  "kind",
  "kind_name",
  "kind_related",
  "city",
  "organisation",
  "contact_person",
  "filter",
  "media",
  "activity",
  "activity_filter",
  "banner",
  "redirect",
  "seo_page",
  "event",
  "review_comment",
] as const;

let database: OpenDatabase;
const lines: string[] = [];

beforeAll(async () => {
  database = await testDatabase();
  await fillStarter(database.db, { log: (line) => lines.push(line) });
});
afterAll(() => database.close());

test("an empty database gets a platform, places and activities for every brand, and the log says so", async () => {
  const platforms = await database.db.selectFrom("platform").select(["id", "key", "name"]).orderBy("id").execute();
  expect(platforms).toEqual(brands.map(({ id, key, name }) => ({ id, key, name })).toSorted((a, b) => a.id - b.id));
  expect(lines.filter((line) => /^filled nl: .* 4\d\d activities/.test(line))).toHaveLength(1);

  const activities = await countOf("activity");
  expect(
    (await countOf("activity_city")) + (await countOf("activity_province")) + (await countOf("activity_region")),
  ).toBeGreaterThanOrEqual(activities);
  expect(await countOf("activity_filter")).toBeGreaterThanOrEqual(3 * activities);
});

test("a second start changes nothing, not even when asked to add what is missing", async () => {
  const before = await state();
  await fillStarter(database.db, { log: () => {} });
  await fillStarter(database.db, { log: () => {}, complete: true });
  expect(await state()).toEqual(before);
});

test("pictures are our own scenes, with alternative texts", async () => {
  const media = await database.db.selectFrom("media").select(["url", "alt", "title"]).execute();
  expect(media.filter(({ url }) => !/^\/static\/scenes\/([a-z-]+-\d+|panorama-(nl|be|de|kids))\.svg$/.test(url))).toEqual([]);
  expect(media.filter(({ alt, title }) => alt === "" || title === "")).toEqual([]);
});

test("every brand has a rejected activity, an edit copy and an inactive one, and none of them is public", async () => {
  const rows = await database.db
    .selectFrom("activity")
    .select(["platform_id", "approved", "status", "approval_status", "is_edit_copy"])
    .where((where) => where.or([where("approved", "=", false), where("status", "=", "INACTIVE"), where("is_edit_copy", "=", true)]))
    .execute();
  const filled = new Set(rows.map(({ platform_id }) => platform_id));
  expect(filled.has(nl.id)).toBe(true);

  for (const platformId of filled) {
    const hidden = rows.filter(({ platform_id }) => platform_id === platformId);
    expect(hidden.map(({ approval_status }) => approval_status).toSorted()).toEqual(["APPROVED", "EDITING", "REJECTED"]);
    expect(hidden.find(({ approval_status }) => approval_status === "EDITING")?.is_edit_copy).toBe(true);
    expect(hidden.find(({ approval_status }) => approval_status === "APPROVED")?.status).toBe("INACTIVE");
  }
});

test("the next start keeps what an editor changed, renamed or removed", async () => {
  const { db } = database;
  const [changed, renamed, removed] = await db
    .selectFrom("activity")
    .select(["id", "slug"])
    .where("platform_id", "=", nl.id)
    .where("original_id", "is", null)
    .where("status", "=", "ACTIVE")
    .orderBy("id", "desc")
    .limit(3)
    .execute();
  if (!changed || !renamed || !removed) throw new Error("There are no activities to edit.");

  await db.updateTable("activity").set({ title: "Nieuwe titel" }).where("id", "=", changed.id).execute();
  await db.updateTable("activity").set({ slug: "nieuwe-slug" }).where("id", "=", renamed.id).execute();
  await db
    .insertInto("redirect")
    .values({ platform_id: nl.id, activity_id: renamed.id, old_slug: renamed.slug, new_slug: "nieuwe-slug" })
    .execute();
  await db.deleteFrom("activity").where("id", "=", removed.id).execute();
  const before = await state();
  await fillStarter(db, { log: () => {} });

  expect(await state()).toEqual(before);
});

test("a platform that differs from its brand is corrected", async () => {
  await database.db.updateTable("platform").set({ email: "oud@uitjesbaas.example" }).where("id", "=", nl.id).execute();
  await fillStarter(database.db, { log: () => {} });
  const platform = await database.db.selectFrom("platform").select("email").where("id", "=", nl.id).executeTakeFirst();
  expect(platform?.email).toBe(nl.email);
});

test("an aborted filling is continued at the next start", async () => {
  await fillStarter(database.db, { log: () => {}, complete: true });
  const whole = await countOf("activity");
  await database.db.deleteFrom("starter_filling").where("platform_id", "=", nl.id).execute();
  await database.db
    .deleteFrom("activity")
    .where("platform_id", "=", nl.id)
    .where((where) => where.or([where("status", "=", "INACTIVE"), where("id", "in", lastActivities())]))
    .execute();
  expect(await unfilledBrands(database.db)).toEqual([nl]);
  await fillStarter(database.db, { log: () => {} });
  expect(await countOf("activity")).toBe(whole);
  expect(await unfilledBrands(database.db)).toEqual([]);

  function lastActivities() {
    return database.db.selectFrom("activity").select("id").where("platform_id", "=", nl.id).orderBy("id", "desc").limit(5);
  }
});

test("a brand that was filled before bands existed gets them, and 'Hele dag' moves with its id and its activities", async () => {
  const { db } = database;
  const group = (name: string) => db.selectFrom("filter_group").selectAll().where("platform_id", "=", nl.id).where("name", "=", name);
  const wholeDay = db.selectFrom("filter").selectAll().where("platform_id", "=", nl.id).where("name", "=", "Hele dag");
  const parts = await group("Dagdeel").executeTakeFirstOrThrow();
  const names = async () =>
    (await db.selectFrom("filter_group").select("name").where("platform_id", "=", nl.id).orderBy("order").execute()).map(
      ({ name }) => name,
    );
  const original = await names();
  const before = await wholeDay.executeTakeFirstOrThrow();
  const wholeDays = await activitiesWith("Hele dag");
  const under50 = await activitiesWith("25 tot 50 euro");
  const [changed = 0] = wholeDays;

  // The older version: 'Hele dag' and 'Meerdaags' beside the parts of a day, no other bands, and an activity that an editor changed.
  await withoutTouching(
    sql`update filter set filter_group_id = ${parts.id} where platform_id = ${nl.id} and name in ('Hele dag', 'Meerdaags')`,
  );
  await db.deleteFrom("filter_group").where("platform_id", "=", nl.id).where("name", "in", ["Duur", "Budget per persoon"]).execute();
  await db.updateTable("filter").set({ synonyms: [] }).where("name", "=", "Barbecue").execute();
  await db
    .updateTable("filter")
    .set({ synonyms: ["van een redacteur"] })
    .where("name", "=", "Borrel")
    .execute();
  await db.updateTable("activity").set({ title: "Van een redacteur" }).where("id", "=", changed).execute();
  await db.updateTable("starter_filling").set({ kinds_given_at: null }).where("platform_id", "=", nl.id).execute();
  await fillStarter(db, { log: () => {} });

  const after = await wholeDay.executeTakeFirstOrThrow();
  expect(after.id).toBe(before.id);
  expect(after.filter_group_id).toBe((await group("Duur").executeTakeFirstOrThrow()).id);
  expect(await activitiesWith("Hele dag")).toEqual(wholeDays);
  expect((await activitiesWith("25 tot 50 euro")).length).toBeGreaterThan(0.9 * under50.length);
  expect(await bandsOf(changed)).toEqual(["Hele dag"]);
  expect(await names()).toEqual(original);
  const ends = await db
    .selectFrom("filter")
    .select(["name", "up_to_cents"])
    .where("platform_id", "=", nl.id)
    .where("up_to_cents", "is not", null)
    .orderBy("order")
    .execute();
  expect(ends.map(({ name, up_to_cents }) => [name, up_to_cents])).toEqual([
    ["Tot 25 euro", 2500],
    ["25 tot 50 euro", 5000],
    ["50 tot 75 euro", 7500],
  ]);
});

/** The ids of the activities of nl with a filter. */
async function activitiesWith(name: string): Promise<number[]> {
  const rows = await database.db
    .selectFrom("activity_filter")
    .innerJoin("filter", "filter.id", "activity_filter.filter_id")
    .select("activity_id")
    .where("filter.platform_id", "=", nl.id)
    .where("filter.name", "=", name)
    .orderBy("activity_id")
    .execute();
  return rows.map(({ activity_id }) => activity_id);
}

/** The bands of prices and durations of an activity. */
async function bandsOf(id: number): Promise<string[]> {
  const rows = await database.db
    .selectFrom("activity_filter")
    .innerJoin("filter", "filter.id", "activity_filter.filter_id")
    .innerJoin("filter_group", "filter_group.id", "filter.filter_group_id")
    .select("filter.name")
    .where("activity_id", "=", id)
    .where("filter_group.name", "in", ["Duur", "Budget per persoon"])
    .execute();
  return rows.map(({ name }) => name);
}

test("unchanged activities get the kind, facts and drawings of later versions, and a changed one keeps what it has", async () => {
  const { db } = database;
  const of = (slug: string) => ({ platform: nl.id, slug });
  const [untouched, changed] = [of("bij-lampionlicht-onder-de-bruggen-van-leiden"), of("stiltekanoen-tussen-de-legakkers-van-kortenhoef")];
  const whole = await countOf("activity_fact");
  const pictures = await picturesOf(untouched.slug);
  await withoutTouching(sql`update activity set kind_id = null where platform_id = ${nl.id}`);
  await db.deleteFrom("activity_fact").execute();
  for (const { slug } of [untouched, changed]) await setPicture(slug, "/static/scenes/canoe-9.svg");
  await db.updateTable("starter_filling").set({ kinds_given_at: null }).where("platform_id", "=", nl.id).execute();
  await db.updateTable("activity").set({ title: "Van een redacteur" }).where("slug", "=", changed.slug).execute();
  await fillStarter(db, { log: () => {} });

  const { rows: filters } = await sql<{ synonyms: string[] }>`
    select synonyms from filter where platform_id = ${nl.id} and name in ('Barbecue', 'Borrel') order by name`.execute(db);
  expect(filters).toEqual([{ synonyms: expect.arrayContaining(["bbq"]) }, { synonyms: ["van een redacteur"] }]);
  expect(await kindOf(untouched)).toEqual({ key: "canoe", facts: expect.arrayContaining(["lasts", "priceFrom", "transit"]) });
  expect(await kindOf(changed)).toEqual({ key: null, facts: [] });
  expect(await countOf("activity_fact")).toBeGreaterThan(0.3 * whole);
  expect(await picturesOf(untouched.slug)).toEqual(pictures);
  expect(await picturesOf(changed.slug)).toEqual(["/static/scenes/canoe-9.svg"]);
  const before = await state();
  await fillStarter(db, { log: () => {} });
  expect(await state()).toEqual(before);
});

async function picturesOf(slug: string): Promise<string[]> {
  const rows = await database.db
    .selectFrom("media")
    .innerJoin("activity", "activity.id", "media.activity_id")
    .select("media.url")
    .where("slug", "=", slug)
    .orderBy("media.index")
    .execute();
  return rows.map(({ url }) => url);
}

/** Replaces the pictures of an activity by one. */
async function setPicture(slug: string, url: string): Promise<void> {
  const ofActivity = sql<boolean>`activity_id in (select id from activity where slug = ${slug})`;
  await database.db.deleteFrom("media").where(ofActivity).where("index", ">", 0).execute();
  await database.db.updateTable("media").set({ url }).where(ofActivity).execute();
}

/** Runs a statement without updating `updated_at` of activities. */
async function withoutTouching(statement: RawBuilder<unknown>): Promise<void> {
  await sql`alter table activity disable trigger touch`.execute(database.db);
  await statement.execute(database.db);
  await sql`alter table activity enable trigger touch`.execute(database.db);
}

async function kindOf({ platform, slug }: { platform: number; slug: string }) {
  const { rows } = await sql<{ key: string | null; facts: string[] }>`
    select kind.key, array(select key from activity_fact where activity_id = activity.id) as facts
    from activity left join kind on kind.id = kind_id
    where platform_id = ${platform} and slug = ${slug} and original_id is null`.execute(database.db);
  return rows[0];
}

/** The number of rows of every table, and the last row of `change`. */
async function state() {
  const counts = await Promise.all(FILLED_TABLES.map(async (table) => [table, await countOf(table)] as const));
  const last = await database.db
    .selectFrom("change")
    .select((select) => select.fn.max("seq").as("seq"))
    .executeTakeFirst();
  return { ...Object.fromEntries(counts), lastChange: last?.seq };
}

async function countOf(
  table: (typeof FILLED_TABLES)[number] | "activity_city" | "activity_fact" | "activity_province" | "activity_region",
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(database.db);
  return rows[0]?.count ?? 0;
}
