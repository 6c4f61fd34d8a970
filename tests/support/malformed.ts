import fc from "fast-check";
import { ORDERS } from "../../src/contract/filter-query.ts";

const FIELDS = [
  "orderBy",
  "orderDirection",
  "seed",
  "filters",
  "genericSearchQuery",
  "personCount",
  "city",
  "region",
  "province",
  "advancedCitySearch",
  "geographicLocation",
  "indoorOutdoor",
  "minimumAge",
  "type",
  "date",
  "bounds",
  "radiusKm",
  "excludeActivity",
  "__proto__",
  "constructor",
  "toString",
  "length",
  "",
  "0",
  "lonMin",
  "from",
];
const VALID = [
  "random",
  "title",
  "createdAt",
  "relevance",
  "distance",
  "startDate",
  "random DESC",
  "ASC",
  "DESC",
  "INDOOR",
  "BOTH",
  "EUROPE",
  "CITY",
  "kano",
  "2027-05-12",
  "0000-01-01",
  "9999-12-31",
  true,
  false,
  null,
  0,
  1,
  2,
  500,
  501,
  -0,
  1e308,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  0.1,
  -1,
];
const SIGNS = [
  "%",
  "*",
  "_",
  "'",
  "\\",
  "\u0000",
  "\u202e",
  "\ud800",
  "🛶",
  "ß",
  "ĳ",
  "'; drop table activity; --",
  "<script>",
  "../",
  "${1}",
];
const GARBAGE = ["%", "%zz", "%00", "%E0%A4%A", "%ff", "&", "=", ";", "+", "[]=", "page", "page[]=1", "filterQuery", "#", "?", "%25%32%35"];

const text = fc.oneof(fc.string({ unit: "binary", maxLength: 40 }), fc.string({ maxLength: 300 }), fc.constantFrom(...SIGNS));
const leaf = fc.oneof(fc.constantFrom<unknown>(...VALID), text, fc.double(), fc.maxSafeInteger());
const value = fc.oneof(
  { weight: 4, arbitrary: leaf },
  { weight: 2, arbitrary: fc.array(leaf, { maxLength: 60 }) },
  { weight: 2, arbitrary: fc.dictionary(fc.constantFrom("from", "to", "lonMin", "latMin", "lonMax", "latMax", "random"), leaf) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 6 }) },
);
const fields = fc.array(fc.tuple(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...FIELDS) }, { weight: 1, arbitrary: text }), value), {
  maxLength: 5,
});
const day = fc.constantFrom(null, "0000-01-01", "0001-01-01", "2027-02-28", "2027-02-29", "2028-02-29", "9999-12-31", "10000-01-01");
const edge = fc.constantFrom(null, 0, 1, 2, 7, 500, 501, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32);
/** Well-formed fields, at and beyond their bounds. */
const edges = fc.record(
  {
    ...{ orderBy: fc.constantFrom(...ORDERS), orderDirection: fc.constantFrom("ASC", "DESC"), seed: edge, filters: fc.array(edge) },
    ...{ genericSearchQuery: text, personCount: edge, minimumAge: edge, city: edge, region: edge, province: edge, excludeActivity: edge },
    ...{ advancedCitySearch: fc.boolean(), radiusKm: fc.constantFrom(0, 1e-300, 0.5, 500), date: fc.record({ from: day, to: day }) },
    bounds: fc.record({
      lonMin: fc.constantFrom(-180, 4),
      latMin: fc.constantFrom(-90, 51),
      lonMax: fc.constant(180),
      latMax: fc.constant(90),
    }),
    geographicLocation: fc.constantFrom("EUROPE", ["EUROPE", "EUROPE"], []),
  },
  { requiredKeys: [] },
);
const wild = fields.map((entries) => Object.fromEntries(entries));
// Few fields at a time, since a refused field would hide the effect of the others.
const few = fc.tuple(edges, fc.nat()).map(([all, start]) => {
  const entries = Object.entries(all);
  return Object.fromEntries([...entries, ...entries].slice(start % Math.max(entries.length, 1)).slice(0, 1 + (start % 2)));
});
const filterQuery = fc.oneof(wild, few).map((query) => JSON.stringify(query));
const broken = fc.tuple(filterQuery, fc.nat(400)).map(([json, at]) => json.slice(0, at));

const number = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 120 }).map(String) },
  { weight: 1, arbitrary: fc.oneof(fc.double().map(String), fc.bigInt().map(String), text) },
);
const parameter = fc.oneof(
  fc.tuple(fc.constant("page"), number),
  fc.tuple(fc.constant("limit"), number),
  fc.tuple(
    fc.constant("filterQuery"),
    fc.oneof({ weight: 6, arbitrary: filterQuery }, { weight: 1, arbitrary: broken }, { weight: 1, arbitrary: text }),
  ),
  fc.tuple(text, text),
);
const mostlyGood = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 100 }).map(String) }, { weight: 1, arbitrary: number });
const whole = fc.tuple(mostlyGood, mostlyGood, filterQuery).map(([page, limit, query]) => [
  ["page", page],
  ["limit", limit],
  ["filterQuery", query],
]);
const encoded = fc
  .oneof({ weight: 5, arbitrary: whole }, { weight: 3, arbitrary: fc.array(parameter, { maxLength: 7 }) })
  .map((pairs) => new URLSearchParams(pairs).toString());
const raw = fc.array(fc.oneof(fc.constantFrom(...GARBAGE), fc.webQueryParameters()), { maxLength: 8 }).map((parts) => parts.join(""));

/** Queries that no well-meaning client sends, with enough well-formed ones between to get past the first check. */
export const malformedQuery = fc.oneof({ weight: 7, arbitrary: encoded }, { weight: 1, arbitrary: raw });

/** Invalid bodies of a form: wrong types, unknown fields, texts in every script, control characters. */
export function malformedBody(form: object) {
  const changes = fc.array(fc.tuple(fc.constantFrom(...Object.keys(form), "id", "platform", "activity", "__proto__", "extra"), value), {
    minLength: 1,
    maxLength: 4,
  });
  return fc.oneof(
    { weight: 8, arbitrary: changes.map((entries) => JSON.stringify({ ...form, ...Object.fromEntries(entries) })) },
    {
      weight: 1,
      arbitrary: fc.tuple(changes, fc.nat(200)).map(([entries, at]) => JSON.stringify(Object.fromEntries(entries)).slice(0, at)),
    },
    { weight: 1, arbitrary: text },
  );
}
