import * as z from "zod/mini";
import { cleanLine } from "./clean-text.ts";
import { isCursor } from "./cursor.ts";
import { geographicLocation, indoorOutdoor, locationType } from "./enumerations.ts";
import { id } from "./fields.ts";
import { hasSearchTerms } from "./query-from.ts";

/** Bounds of a filterQuery (specification 3, API). */
const FILTER_QUERY_LIMITS = { bytes: 4096, depth: 3, array: 50 } as const;

export const ORDERS = ["random", "title", "createdAt", "relevance", "distance", "startDate", "name", "order"] as const;

const lon = z.number().check(z.gte(-180), z.lte(180));
const lat = z.number().check(z.gte(-90), z.lte(90));
/** PostgreSQL has no year 0. */
const day = z.iso.date().check(z.refine((date) => !date.startsWith("0000")));

/** The query of a list; unknown fields are errors (specification 3, API). */
export const filterQuery = z
  .strictObject({
    orderBy: z.optional(z.enum(ORDERS)),
    orderDirection: z.optional(z.enum(["ASC", "DESC"])),
    seed: z.optional(z.int().check(z.gte(0), z.lte(0xffff_ffff))),
    filters: z.optional(z.array(id).check(z.maxLength(FILTER_QUERY_LIMITS.array))),
    genericSearchQuery: z.optional(z.nullable(z.string().check(z.overwrite(cleanLine), z.maxLength(200)))),
    personCount: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(500)))),
    city: z.optional(z.nullable(id)),
    region: z.optional(z.nullable(id)),
    province: z.optional(z.nullable(id)),
    advancedCitySearch: z.optional(z.boolean()),
    geographicLocation: z.optional(
      z.nullable(z.union([geographicLocation, z.array(geographicLocation).check(z.maxLength(FILTER_QUERY_LIMITS.array))])),
    ),
    indoorOutdoor: z.optional(z.nullable(indoorOutdoor)),
    minimumAge: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(120)))),
    type: z.optional(z.nullable(locationType)),
    date: z.optional(z.nullable(z.strictObject({ from: z.nullish(day), to: z.nullish(day) }))),
    bounds: z.optional(z.nullable(z.strictObject({ lonMin: lon, latMin: lat, lonMax: lon, latMax: lat }))),
    radiusKm: z.optional(z.nullable(z.number().check(z.gt(0), z.lte(500)))),
    excludeActivity: z.optional(z.nullable(id)),
    /**
     * In orders with a random part (random, relevance, distance), the page begins after the activity with this id, whatever was
     * added or removed before it. The `next` of a list also has that activity's band, so that it works after its removal.
     */
    after: z.optional(z.nullable(z.union([id, z.string().check(z.refine(isCursor))]))),
  })
  .check(
    z.refine((query) => query.orderBy !== "relevance" || hasSearchTerms(query.genericSearchQuery ?? ""), {
      path: ["orderBy"],
      error: "problem.relevanceNeedsText",
    }),
    z.refine((query) => (query.orderBy !== "distance" && !query.radiusKm) || Boolean(query.city), {
      path: ["city"],
      error: "problem.distanceNeedsCity",
    }),
    z.refine(({ bounds }) => !bounds || (bounds.lonMin < bounds.lonMax && bounds.latMin < bounds.latMax), {
      path: ["bounds"],
      error: "problem.boundsReversed",
    }),
    z.refine(({ date }) => !date?.from || !date.to || date.from <= date.to, { path: ["date"], error: "problem.dateReversed" }),
  );
export type FilterQuery = z.infer<typeof filterQuery>;

export type ParsedFilterQuery =
  | { kind: "parsed"; filterQuery: FilterQuery }
  | { kind: "unreadable"; detail: string }
  | { kind: "invalid"; issues: z.core.$ZodIssue[] };

/**
 * Reads the JSON text of a filterQuery. Text that is too long, too deeply nested or not JSON is unreadable (400); a
 * wrong or unknown field is invalid (422). Accepts the older spellings `"random DESC"` and `{"random": "DESC"}` of `orderBy`.
 */
export function parseFilterQuery(text: string): ParsedFilterQuery {
  if (new TextEncoder().encode(text).length > FILTER_QUERY_LIMITS.bytes) return unreadable("filterQuery is longer than 4 KB");
  if (nestingOf(text) > FILTER_QUERY_LIMITS.depth) return unreadable("filterQuery is nested deeper than 3 levels");

  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return unreadable("filterQuery is not JSON");
  }
  if (typeof json !== "object" || json === null || Array.isArray(json)) return unreadable("filterQuery is not a JSON object");

  const result = filterQuery.safeParse(withOlderSpellings(new Map(Object.entries(json))));
  return result.success ? { kind: "parsed", filterQuery: result.data } : { kind: "invalid", issues: result.error.issues };
}

function unreadable(detail: string): ParsedFilterQuery {
  return { kind: "unreadable", detail };
}

/** Depth of brackets outside strings, counted in one pass before parsing, so that deeply nested text is never parsed. */
function nestingOf(text: string): number {
  let [depth, deepest, isInString] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') isInString = !isInString;
    else if (isInString && character === "\\") at += 1;
    else if (!isInString && (character === "{" || character === "[")) deepest = Math.max(deepest, (depth += 1));
    else if (!isInString && (character === "}" || character === "]")) depth -= 1;
  }
  return deepest;
}

function withOlderSpellings(fields: Map<string, unknown>): Record<string, unknown> {
  const older = olderOrder(fields.get("orderBy"));
  if (older) {
    fields.set("orderBy", older[0]);
    if (!fields.has("orderDirection")) fields.set("orderDirection", older[1]);
  }
  // A key named __proto__ stays an own property, and so an unknown field.
  return Object.fromEntries(fields);
}

function olderOrder(orderBy: unknown): [unknown, unknown] | null {
  if (typeof orderBy === "string") {
    const [order, direction, ...more] = orderBy.split(" ");
    return direction === undefined || more.length > 0 ? null : [order, direction];
  }
  if (typeof orderBy !== "object" || orderBy === null || Array.isArray(orderBy)) return null;
  const [order, ...more] = Object.entries(orderBy);
  return order && more.length === 0 ? order : null;
}
