import * as z from "zod/mini";
import { cleanLine } from "./clean-text.ts";
import { id } from "./fields.ts";
import type { Parameter } from "./operation.ts";

const DIGITS = /^\d{1,10}$/;
/** More pages than a million activities have with one per page. */
const MAX_PAGE = 10_000_000;

/** A whole number in a URL. */
function wholeNumber(schema: z.ZodMiniType<number, number>) {
  return z.pipe(z.pipe(z.string().check(z.regex(DIGITS)), z.transform(Number)), schema);
}

const idFromText = wholeNumber(id);

export const page = query(wholeNumber(z.int().check(z.gte(1), z.lte(MAX_PAGE))), "Counts from 1; a page past the end is an empty list.");
export const limit = query(wholeNumber(z.int().check(z.gte(1), z.lte(100))), "Page size, 1 to 100.");
export const filterQueryText = query(
  z.string(),
  "JSON text with the fields of FilterQuery, at most 4 KB. `orderBy: distance` (with a city) sorts by bands: in the city itself, up to 10, 25 and 50 km from it, farther, and last activities without a city; `orderBy: relevance` (with words) ranks words in the title above those in the name of the organisation, and these above the description. Equal activities are in the random order of the `seed`. In these orders and in the random one `after` takes the `next` of the page before, or the id of its last activity: the page then begins after it, even when it was removed, and `page` is only a label.",
);
export const optionalFilterQueryText = { ...filterQueryText, required: false } as const satisfies Parameter;

export function query<Schema extends z.ZodMiniType>(schema: Schema, description: string) {
  return { in: "query", required: true, schema, description } as const;
}

export function idInPath(description: string) {
  return { in: "path", required: true, schema: idFromText, description } as const;
}

export function textInPath(description: string) {
  return { in: "path", required: true, schema: z.string().check(z.minLength(1), z.maxLength(200)), description } as const;
}

export const slug = query(z.string().check(z.minLength(1), z.maxLength(300)), "A slug, without the leading slash.");
export const platformIdText = query(wholeNumber(z.int().check(z.gte(1))), "The host's own platform; another is 422.");
export const searchText = query(z.string().check(z.minLength(1), z.overwrite(cleanLine), z.maxLength(200)), "What the visitor typed.");
