import { afterAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { brands } from "../src/brands/brands.ts";
import { activityList, eventList, filterList, locationList } from "../src/contract/answers.ts";
import {
  activity,
  activityDetail,
  activityListItem,
  redirect,
  redirectLookup,
  reviewComment,
  serviceMailStatistics,
} from "../src/contract/entities/activity.ts";
import { banner, popUp, publicBanner } from "../src/contract/entities/banner.ts";
import { contactMessageBody } from "../src/contract/entities/contact-message.ts";
import { eventRequestBody } from "../src/contract/entities/event-request.ts";
import { event } from "../src/contract/entities/event.ts";
import { filter, filterGroup, publicFilter } from "../src/contract/entities/filter.ts";
import { media, publicMedia } from "../src/contract/entities/media.ts";
import { newsletterSubscriptionBody } from "../src/contract/entities/newsletter-subscription.ts";
import { contactPerson, organisation, publicOrganisation } from "../src/contract/entities/organisation.ts";
import { city, citySuggestion, location, province, region } from "../src/contract/entities/place.ts";
import { menuItem, platform } from "../src/contract/entities/platform.ts";
import { quoteRequest, quoteRequestBody } from "../src/contract/entities/quote-request.ts";
import { seoPage } from "../src/contract/entities/seo-page.ts";
import { user, userRole, userToken } from "../src/contract/entities/user.ts";
import * as enumeration from "../src/contract/enumerations.ts";
import { filterQuery } from "../src/contract/filter-query.ts";
import { operations } from "../src/contract/operations.ts";
import { ENTITIES, ENUMERATIONS, fieldsIn, SHAPES } from "./specification-entities.ts";
import { testDatabase } from "./support/database.ts";

const database = await testDatabase();
afterAll(() => database.close());

/** The contract's schemas, by the names of the specification's tables. */
const ENTITY_SCHEMAS: Record<string, z.ZodMiniObject> = {
  ...{ activity, redirect, reviewComment, serviceMailStatistics, banner, popUp, event, filter, filterGroup, media, organisation },
  ...{ contactPerson, city, province, region, platform, quoteRequest, seoPage, user, userRole, userToken },
};
const SHAPE_SCHEMAS: Record<string, z.ZodMiniObject> = {
  ...{ activityDetail, activityListItem, activityList, redirectLookup, publicBanner, location, locationList, citySuggestion },
  ...{
    publicOrganisation,
    publicFilter,
    publicMedia,
    eventList,
    filterList,
    filterQuery,
    menuItem,
    eventRequestBody,
    contactMessageBody,
    newsletterSubscriptionBody,
    quoteRequestBody,
  },
};
const specified = Object.entries({ ...ENTITIES, ...SHAPES });

test.for(specified)("%s has exactly the fields of the specification and of the decisions", ([name, { fields, added }]) => {
  const schema = ENTITY_SCHEMAS[name] ?? SHAPE_SCHEMAS[name];
  expect(Object.keys(schema?.shape ?? {}).toSorted()).toEqual([...fieldsIn(fields), ...fieldsIn(added)].toSorted());
});

test.for(Object.entries(ENTITIES))("the database stores every field of %s", async ([, { table, fields, added, storedIn = {} }]) => {
  const columns = await columnsOfDatabase();
  const lost = [...fieldsIn(fields), ...fieldsIn(added)].filter((field) => {
    const column = columnNameOf(field);
    const places = storedIn[field] ? [storedIn[field]] : [column, `${column}_id`];
    return !places.some((place) => columns.has(place.includes(".") ? place : `${table}.${place}`));
  });
  expect(lost).toEqual([]);
});

test("the contract has exactly the entities and enumerations of the specification", () => {
  expect(Object.keys(ENTITY_SCHEMAS).toSorted()).toEqual(Object.keys(ENTITIES).toSorted());
  expect(Object.keys(SHAPE_SCHEMAS).toSorted()).toEqual(Object.keys(SHAPES).toSorted());
  // Document 1 names the status without its values; ACTIVE is from the decisions.
  const { activityStatus, ...named } = enumeration;
  expect(activityStatus.options).toContain("ACTIVE");
  expect(Object.keys(named).toSorted()).toEqual(Object.keys(ENUMERATIONS).toSorted());
});

test.for(Object.entries(ENUMERATIONS))("%s accepts exactly its values, in the contract and in the database", async ([name, one]) => {
  const { values, fields } = one;
  expect(Object.entries(enumeration).find(([key]) => key === name)?.[1].options).toEqual(values);

  const others = Object.values(ENUMERATIONS).flatMap((other) => other.values.filter((value) => !values.includes(value)));
  const allowed = await valuesThatColumnsAllow();
  for (const field of fields) {
    const [entity = "", key = ""] = field.split(".");
    const schema = ENTITY_SCHEMAS[entity]?.shape[key];
    const taken = [...values, ...others, values[0]?.toLowerCase()].filter((value) => z.safeParse(schema ?? z.never(), value).success);
    expect([field, new Set(taken)]).toEqual([field, new Set(values)]);
    const column = `${ENTITIES[entity]?.table}.${columnNameOf(key)}`;
    expect([column, new Set(allowed.get(column))]).toEqual([column, new Set(values)]);
  }
});

test("a user has one of two roles", async () => {
  const roles = await database.db.selectFrom("user_role").select("name").orderBy("id").execute();
  expect(roles.map(({ name }) => name)).toEqual(["ADMIN", "USER"]);
  expect(user.shape.role).toBe(userRole);
});

test.for([
  [city, "CITY"],
  [province, "PROVINCE"],
  [region, "REGION"],
] as const)("the type of a place is fixed: %#", ([place, type]) => {
  const types = ENUMERATIONS.locationType?.values ?? [];
  expect(types.filter((candidate) => place.shape.type.safeParse(candidate).success)).toEqual([type]);
});

function columnNameOf(field: string): string {
  return field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

async function columnsOfDatabase(): Promise<Set<string>> {
  const { rows } = await database.pool.query<{ column: string }>(
    "select table_name || '.' || column_name as column from information_schema.columns where table_schema = 'public'",
  );
  return new Set(rows.map(({ column }) => column));
}

/** The texts that a check of a single column names, by `table.column`. */
async function valuesThatColumnsAllow(): Promise<Map<string, string[]>> {
  const { rows } = await database.pool.query<{ column: string; check: string }>(
    `select conrelid::regclass || '.' || attname as column, pg_get_constraintdef(pg_constraint.oid) as check
     from pg_constraint join pg_attribute on attrelid = conrelid and conkey = array[attnum] where contype = 'c'`,
  );
  return new Map(rows.map(({ column, check }) => [column, Array.from(check.matchAll(/'([^']*)'::text/g), ([, value = ""]) => value)]));
}

test("a menu item has a title, an address, and a mark for links to other sites", () => {
  for (const { menu } of brands) for (const item of menu) expect(menuItem.safeParse(item).success).toBe(true);
});

const PLATFORM = `insert into platform (id, key, name, email, sales_email, country_code, language_code, locale_string)
  values (1, 'nl', 'Uitjesbaas', 'a@b.example', 'a@b.example', 'NL', 'nl', 'nl')`;
const ACTIVITY = "insert into activity (id, platform_id, slug, title, company_name, description, indoor_outdoor";

test.for([
  ["more persons at least than at most", `${ACTIVITY}, persons_min, persons_max) values (1, 1, 'a', 'A', 'B', 'C', 'BOTH', 20, 10)`],
  ["a minimum age above the maximum", `${ACTIVITY}, minimum_age, maximum_age) values (1, 1, 'a', 'A', 'B', 'C', 'BOTH', 12, 6)`],
  ["a link that is not http", `${ACTIVITY}, website) values (1, 1, 'a', 'A', 'B', 'C', 'BOTH', 'javascript:alert(1)')`],
  ["the reserved slug 'redirects'", `${ACTIVITY}) values (1, 1, 'redirects', 'A', 'B', 'C', 'BOTH')`],
  ["one slug twice on a platform", `${ACTIVITY}) values (1, 1, 'a', 'A', 'B', 'C', 'BOTH'), (2, 1, 'a', 'A', 'B', 'C', 'BOTH')`],
  [
    "two edit copies of one activity",
    `${ACTIVITY}, original_id) values (1, 1, 'a', 'A', 'B', 'C', 'BOTH', null), (2, 1, 'b', 'A', 'B', 'C', 'BOTH', 1), (3, 1, 'c', 'A', 'B', 'C', 'BOTH', 1)`,
  ],
  [
    "an approved activity that was rejected",
    `${ACTIVITY}, approved, approval_status) values (1, 1, 'a', 'A', 'B', 'C', 'BOTH', true, 'REJECTED')`,
  ],
  [
    "a redirect from the slug of another activity",
    `${ACTIVITY}) values (1, 1, 'a', 'A', 'B', 'C', 'BOTH'), (2, 1, 'b', 'A', 'B', 'C', 'BOTH'); insert into redirect (platform_id, activity_id, old_slug, new_slug) values (1, 1, 'b', 'a')`,
  ],
  [
    "a redirect to itself",
    `${ACTIVITY}) values (1, 1, 'c', 'A', 'B', 'C', 'BOTH'); insert into redirect (platform_id, activity_id, old_slug, new_slug) values (1, 1, 'c', 'c')`,
  ],
  [
    "an event that ends before it starts",
    "insert into event (platform_id, title, description, start_date, end_date) values (1, 'A', 'B', '2027-02-01', '2027-01-01')",
  ],
  [
    "a region whose box is upside down",
    "insert into region (platform_id, name, lon_min, lat_min, lon_max, lat_max) values (1, 'Veluwe', 6, 52, 5, 53)",
  ],
] as const)("the database refuses %s", async ([, sql]) => {
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    await client.query(PLATFORM);
    await expect(client.query(sql)).rejects.toThrow(/violates|another activity has the slug/);
  } finally {
    await client.query("rollback");
    client.release();
  }
});

test("no public response has a field for a secret", () => {
  const answers = Object.values(operations).map(
    ({ answer }) => answer && JSON.stringify(z.toJSONSchema(answer, { unrepresentable: "any" })),
  );
  for (const secret of ["password", "oldPassword", "hash", "token", "iban", "contactEmail", "email"]) {
    expect(answers.filter((schema) => schema?.includes(`"${secret}"`))).toEqual([]);
  }
});
