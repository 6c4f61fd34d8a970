import { afterAll, expect, test } from "vitest";
import { testApp } from "../support/app.ts";
import { addFourBrands } from "../support/four-brands.ts";
import { problemOf, refusedFields } from "../support/problem.ts";

const product = await testApp();
const { nl } = await addFourBrands(product.db);
await product.catalogue.refresh();
afterAll(() => product.close());

const INVALID = "problem.fieldInvalid";
const LISTS = [
  "activities",
  "events",
  "filters",
  "locations",
  `organisations/${nl.organisation}/activities`,
  `organisations/${nl.organisation}/events`,
];

function ask(query: string, list = "activities"): Promise<Response> {
  return product.get(`/api/public/${list}?${query}`);
}

function askWith(filterQuery: unknown, list = "activities"): Promise<Response> {
  const text = typeof filterQuery === "string" ? filterQuery : JSON.stringify(filterQuery);
  return ask(new URLSearchParams({ page: "1", limit: "10", filterQuery: text }).toString(), list);
}

const badPages = ["0", "-1", "1.5", "1e9", "9999999999", "99999999999999999999", "een", " 1", "+1", "0x1", "١"];
const badLimits = ["0", "-1", "101", "10.5", "1e1", "9223372036854775808", "tien"];

test.for(LISTS)("an invalid page or limit is refused by name: %s", async (list) => {
  for (const page of badPages) {
    const answer = await refusedFields(await ask(`page=${encodeURIComponent(page)}&limit=10&filterQuery={}`, list));
    expect([page, answer]).toEqual([page, { status: 422, fields: { page: INVALID } }]);
  }
  for (const limit of badLimits) {
    const answer = await refusedFields(await ask(`page=1&limit=${limit}&filterQuery={}`, list));
    expect([limit, answer]).toEqual([limit, { status: 422, fields: { limit: INVALID } }]);
  }
});

test.for(LISTS)("a repeated parameter is refused: %s", async (list) => {
  const twice = await refusedFields(await ask("page=1&page=2&limit=10&limit=10&filterQuery={}&filterQuery={}", list));
  expect(twice).toEqual({ status: 422, fields: { page: INVALID, limit: INVALID, filterQuery: INVALID } });
});

test.for(LISTS)("a page past the end is empty, with the correct total: %s", async (list) => {
  const first = await (await ask("page=1&limit=1&filterQuery={}", list)).json();
  const answer = await ask("page=10000000&limit=1&filterQuery={}", list);
  expect(answer.status).toBe(200);
  const last = await answer.json();
  expect(last).toMatchObject({ total: first.total, pageCount: first.pageCount });
  expect(last[list.split("/").at(-1) ?? ""]).toEqual([]);
});

const unreadable: Record<string, string> = {
  "a brace": "{",
  "no JSON": "filters=1",
  "a list": "[]",
  "a number": "1",
  null: "null",
  "10 KB": JSON.stringify({ genericSearchQuery: "k".repeat(10_240) }),
  "4 KB of accents": JSON.stringify({ genericSearchQuery: "é".repeat(2048) }),
  "500 brackets deep": "[".repeat(500),
  "500 levels deep": `${'{"bounds":'.repeat(500)}1${"}".repeat(500)}`,
  "4 levels deep": '{"filters":[[[1]]]}',
  "a NUL": '{"genericSearchQuery":"\u0000"}',
};

test.for(Object.entries(unreadable))("a filterQuery of %s is unreadable", async ([, text]) => {
  for (const list of LISTS) {
    const problem = await problemOf(await askWith(text, list));
    expect(problem).toMatchObject({ title: "De vraag is onleesbaar", status: 400 });
    expect(problem.detail).toMatch(/^filterQuery is /);
  }
});

const invalid: [unknown, Record<string, string>][] = [
  ['{"__proto__":{"page":1}}', { ["__proto__"]: "problem.fieldUnknown" }],
  ['{"constructor":1,"toString":2}', { constructor: "problem.fieldUnknown", toString: "problem.fieldUnknown" }],
  [{ orderBy: "price" }, { orderBy: INVALID }],
  [{ orderBy: "random DESC; drop table activity" }, { orderBy: INVALID }],
  [{ orderBy: { random: "DESC", title: "ASC" } }, { orderBy: INVALID }],
  [{ orderBy: ["title", "ASC"] }, { orderBy: INVALID }],
  [{ orderBy: {} }, { orderBy: INVALID }],
  [{ orderBy: "title DOWN" }, { orderDirection: INVALID }],
  [{ orderDirection: "desc" }, { orderDirection: INVALID }],
  [
    { price: 1, cheap: true },
    { price: "problem.fieldUnknown", cheap: "problem.fieldUnknown" },
  ],
  [{ bounds: { lonMin: 4, lonMax: 5, latMin: 51, latMax: 52, height: 1 } }, { "bounds.height": "problem.fieldUnknown" }],
  [{ bounds: { lonMin: 5, lonMax: 4, latMin: 51, latMax: 52 } }, { bounds: "problem.boundsReversed" }],
  [{ bounds: { lonMin: 4, lonMax: 5, latMin: 51, latMax: 91 } }, { "bounds.latMax": INVALID }],
  [{ orderBy: "relevance", genericSearchQuery: " " }, { orderBy: "problem.relevanceNeedsText" }],
  [{ orderBy: "relevance", genericSearchQuery: "?!" }, { orderBy: "problem.relevanceNeedsText" }],
  [{ orderBy: "distance" }, { city: "problem.distanceNeedsCity" }],
  [{ radiusKm: 25 }, { city: "problem.distanceNeedsCity" }],
  [{ filters: [2 ** 63] }, { "filters.0": INVALID }],
  [{ filters: Array.from({ length: 51 }, (_, index) => index + 1) }, { filters: INVALID }],
  [
    { city: 0, province: -1, region: 1.5 },
    { city: INVALID, province: INVALID, region: INVALID },
  ],
  [{ city: "1" }, { city: INVALID }],
  [{ seed: 2 ** 32 }, { seed: INVALID }],
  [
    { personCount: 501, minimumAge: 121 },
    { personCount: INVALID, minimumAge: INVALID },
  ],
  [
    { geographicLocation: "MARS", indoorOutdoor: "UNDER", type: "COUNTRY" },
    { geographicLocation: INVALID, indoorOutdoor: INVALID, type: INVALID },
  ],
  [{ date: { from: "2027-06-01", to: "2027-05-01" } }, { date: "problem.dateReversed" }],
  [{ date: { from: "0000-01-01", to: "2027-02-30" } }, { "date.from": INVALID, "date.to": INVALID }],
  [{ genericSearchQuery: "k".repeat(201) }, { genericSearchQuery: INVALID }],
];

test.for(invalid)("the filterQuery %j is refused with the names of its fields", async ([filterQuery, fields]) => {
  expect(await refusedFields(await askWith(filterQuery))).toEqual({ status: 422, fields: { ...fields } });
  expect(await refusedFields(await askWith(filterQuery, "events"))).toEqual({ status: 422, fields: { ...fields } });
});

test.for([
  ["activities", "startDate"],
  ["activities", "name"],
  [`organisations/${nl.organisation}/activities`, "order"],
  ["events", "random"],
  [`organisations/${nl.organisation}/events`, "createdAt"],
  ["filters", "title"],
  ["locations", "random"],
] as const)("the list of %s has no order %s", async ([list, orderBy]) => {
  expect(await refusedFields(await askWith({ orderBy }, list))).toEqual({ status: 422, fields: { orderBy: "problem.orderUnknown" } });
});

test("the older names of an order are accepted", async () => {
  for (const orderBy of ["random DESC", { random: "DESC" }, "title ASC", { title: "ASC" }])
    expect((await askWith({ orderBy })).status).toBe(200);
});

test("unknown ids, and words without letters, find nothing", async () => {
  for (const filterQuery of [{ city: 2_147_483_647 }, { filters: [2_147_483_647] }, { genericSearchQuery: "zzzz" }]) {
    expect(await (await askWith(filterQuery)).json()).toMatchObject({ activities: [], pageCount: 0, total: 0 });
  }
  for (const signs of ["%", "*", "_", "%%%", "' or 1=1 --", "\\", "🛶"]) {
    for (const list of LISTS)
      expect([signs, list, (await askWith({ genericSearchQuery: signs }, list)).status]).toEqual([signs, list, 200]);
    expect(await (await askWith({ genericSearchQuery: signs }, "locations")).json()).toMatchObject({ locations: [], total: 0 });
  }
});
