import { afterAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { brands } from "../src/brands/brands.ts";
import { activity, redirect, reviewComment, serviceMailStatistics } from "../src/contract/entities/activity.ts";
import { banner, popUp } from "../src/contract/entities/banner.ts";
import { event } from "../src/contract/entities/event.ts";
import { filter, filterGroup } from "../src/contract/entities/filter.ts";
import { media } from "../src/contract/entities/media.ts";
import { contactPerson, organisation } from "../src/contract/entities/organisation.ts";
import { city, province, region } from "../src/contract/entities/place.ts";
import { menuItem, platform } from "../src/contract/entities/platform.ts";
import { quoteRequest } from "../src/contract/entities/quote-request.ts";
import { seoPage } from "../src/contract/entities/seo-page.ts";
import { user, userRole, userToken } from "../src/contract/entities/user.ts";
import * as enumeration from "../src/contract/enumerations.ts";
import { operations } from "../src/contract/operations.ts";
import { testDatabase } from "./support/database.ts";

const database = await testDatabase();
afterAll(() => database.close());

/** Where a field of the specification is kept, when not in a column of its own name: another column, or the table of a relation. */
const ENTITIES = {
  activity: {
    schema: activity,
    table: "activity",
    kept: {
      price: "price_cents",
      duration: "duration_minutes",
      redirects: "redirect",
      child: "activity",
      activities: "activity",
      filters: "activity_filter",
      cities: "activity_city",
      provinces: "activity_province",
      regions: "activity_region",
      media: "media",
      quoteRequests: "quote_request",
      reviewComment: "review_comment",
      serviceMail: "service_mail_statistics",
    },
  },
  redirect: { schema: redirect, table: "redirect", kept: {} },
  "review comment": { schema: reviewComment, table: "review_comment", kept: {} },
  "service mail statistics": { schema: serviceMailStatistics, table: "service_mail_statistics", kept: {} },
  banner: { schema: banner, table: "banner", kept: {} },
  "pop-up": { schema: popUp, table: "pop_up", kept: {} },
  event: { schema: event, table: "event", kept: { image: "media", media: "media" } },
  filter: { schema: filter, table: "filter", kept: { activityCount: "activity_filter", activities: "activity_filter" } },
  "filter group": { schema: filterGroup, table: "filter_group", kept: { activityCount: "activity_filter", filters: "filter" } },
  media: { schema: media, table: "media", kept: { focus: "focus_x", photo: "widths" } },
  organisation: {
    schema: organisation,
    table: "organisation",
    kept: { activities: "activity", events: "event", contactPeople: "contact_person", users: "user_organisation" },
  },
  "contact person": {
    schema: contactPerson,
    table: "contact_person",
    kept: { primary: "is_primary", organisations: "contact_person_organisation" },
  },
  city: { schema: city, table: "city", kept: { type: "city" } },
  province: { schema: province, table: "province", kept: { type: "province" } },
  region: { schema: region, table: "region", kept: { type: "region" } },
  platform: { schema: platform, table: "platform", kept: {} },
  "quote request": { schema: quoteRequest, table: "quote_request", kept: {} },
  "SEO page": {
    schema: seoPage,
    table: "seo_page",
    kept: { cities: "seo_page_city", provinces: "seo_page_province", regions: "seo_page_region", filters: "seo_page_filter" },
  },
  user: {
    schema: user,
    table: "user_account",
    kept: { activities: "activity", organisations: "user_organisation", userTokens: "user_token" },
  },
  "user role": { schema: userRole, table: "user_role", kept: { users: "user_account" } },
  "user token": { schema: userToken, table: "user_token", kept: {} },
} satisfies Record<string, { schema: z.ZodMiniObject; table: string; kept: Record<string, string> }>;

test.for(Object.entries(ENTITIES))("every field of the entity %s has its place in the database", async ([, { schema, table, kept }]) => {
  const { rows } = await database.pool.query<{ table_name: string; column_name: string }>(
    "select table_name, column_name from information_schema.columns where table_schema = 'public'",
  );
  const tables = new Set(rows.map(({ table_name }) => table_name));
  const columns = new Set(rows.filter(({ table_name }) => table_name === table).map(({ column_name }) => column_name));
  const keptElsewhere = new Map(Object.entries<string>(kept));

  const homeless = Object.keys(schema.shape).filter((field) => {
    const place = keptElsewhere.get(field);
    if (place) return !columns.has(place) && !tables.has(place);
    const column = field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
    return !columns.has(column) && !columns.has(`${column}_id`);
  });

  expect(homeless).toEqual([]);
});

test("the enumerations are those of the specification", () => {
  const valuesOf = ({ options }: { options: readonly string[] }) => options;
  expect(valuesOf(enumeration.approvalStatus)).toEqual(["APPROVED", "REJECTED", "EDITING"]);
  expect(valuesOf(enumeration.indoorOutdoor)).toEqual(["INDOOR", "OUTDOOR", "BOTH"]);
  expect(valuesOf(enumeration.geographicLocation)).toEqual(["ORIGIN_COUNTRY", "EUROPE", "OUTSIDE_EUROPE"]);
  expect(valuesOf(enumeration.linkTarget)).toEqual(["newWindow", "sameWindow"]);
  expect(valuesOf(enumeration.locationType)).toEqual(["CITY", "PROVINCE", "REGION"]);
  expect(valuesOf(enumeration.mediaType)).toEqual(["VIDEO", "IMAGE"]);
  expect(valuesOf(enumeration.callToActionType)).toEqual(["AD", "QUESTION"]);
  expect(valuesOf(enumeration.otherType)).toEqual(["CALENDAR", "NOTE"]);
  expect(valuesOf(enumeration.userRoleName)).toEqual(["ADMIN", "USER"]);
});

test("a menu item has a title, an address, and says whether it leads elsewhere", () => {
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

test("no public answer has room for a secret", () => {
  const answers = Object.values(operations).map(
    ({ answer }) => answer && JSON.stringify(z.toJSONSchema(answer, { unrepresentable: "any" })),
  );
  for (const secret of ["password", "oldPassword", "hash", "token", "iban", "contactEmail", "email"]) {
    expect(answers.filter((schema) => schema?.includes(`"${secret}"`))).toEqual([]);
  }
});
