import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { de } from "../../../content/brands/de.ts";
import { nl } from "../../../content/brands/nl.ts";
import { filledDatabase } from "../../../tests/support/database.ts";
import type { Brand } from "../../brands/brand.ts";
import type { OpenDatabase } from "../../database/open.ts";
import { generateActivities } from "./generate-activities.ts";

const CONTENT_FOLDER = join(import.meta.dirname, "../../../content");
let database: OpenDatabase;

beforeAll(async () => {
  database = await filledDatabase();
});
afterAll(() => database.close());

test("adds the requested number of public activities, and logs the rate", async () => {
  const lines: string[] = [];
  await generateActivities(database.db, nl, {
    count: 300,
    contentFolder: CONTENT_FOLDER,
    log: (line) => lines.push(line),
  });

  const activities = await generatedOf(nl, "testuitje-");
  expect(activities).toHaveLength(300);
  expect(activities[122]?.slug).toBe("testuitje-000123");
  expect(activities[122]?.title).toMatch(/^Testuitje 000123 /);
  expect(
    activities.every(({ approved, status, description }) => approved && status === "ACTIVE" && description.includes("bestaat niet")),
  ).toBe(true);
  expect(lines.at(-1)).toMatch(/^nl: 300 of 300 activities, \d+ a second$/);
});

test("a second run continues after the last number of the first", async () => {
  await generateActivities(database.db, nl, { count: 5, contentFolder: CONTENT_FOLDER, log: () => {} });
  const activities = await generatedOf(nl, "testuitje-");
  expect(activities.map(({ slug }) => slug).slice(-2)).toEqual(["testuitje-000304", "testuitje-000305"]);
});

test("the same number is the same activity in another database", async () => {
  const other = await filledDatabase();
  await generateActivities(other.db, nl, { count: 20, contentFolder: CONTENT_FOLDER, log: () => {} });
  const titles = (await generatedOf(nl, "testuitje-")).slice(0, 20).map(({ title }) => title);
  const others = await other.db.selectFrom("activity").select("title").where("slug", "like", "testuitje-%").orderBy("slug").execute();
  await other.close();
  expect(others.map(({ title }) => title)).toEqual(titles);
});

test("the texts are German for the German brand", async () => {
  await generateActivities(database.db, de, { count: 1, contentFolder: CONTENT_FOLDER, log: () => {} });
  const [activity] = await generatedOf(de, "testausflug-");
  expect(activity?.title).toMatch(/^Testausflug 000001 /);
  expect(activity?.description).toContain("existiert nicht");
});

function generatedOf(brand: Brand, prefix: string) {
  return database.db
    .selectFrom("activity")
    .select(["slug", "title", "approved", "status", "description"])
    .where("platform_id", "=", brand.id)
    .where("slug", "like", `${prefix}%`)
    .orderBy("slug")
    .execute();
}
