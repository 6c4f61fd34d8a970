import { MAX_ID } from "../../contract/limits.ts";
import { slugify } from "../../places/slugify.ts";

/** The slug of an organisation: its name joined with its id (specification 1 §3). */
export function organisationSlug({ id, name }: { id: number; name: string }): string {
  return [slugify(name), id].filter(Boolean).join("-");
}

/** The id after the last dash of an organisation's slug (specification 1 §2); null when there is none. */
export function organisationIdOf(slug: string): number | null {
  const digits = slug.slice(slug.lastIndexOf("-") + 1);
  if (!/^[1-9]\d{0,9}$/.test(digits)) return null;
  const id = Number(digits);
  return id <= MAX_ID ? id : null;
}
