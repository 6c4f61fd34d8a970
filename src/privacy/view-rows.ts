import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import { asciiAddress } from "../mail/international-address.ts";
import type { PersonRows } from "./person-rows.ts";

/**
 * Saved views that mention the address: a search for somebody that an editor saved as `?tekst=anna%40linge.example`. Those of all accounts
 * are removed whole: without the address they would list everything. A name is not looked for: a view of "de Vries" may be about another person.
 * Read here and not by a condition, since PostgreSQL cannot decode percent signs; an account has some views.
 */
export async function viewRows(db: Db, address: string): Promise<PersonRows> {
  const views = await db.selectFrom("saved_view").select(["id", "screen", "name", "query"]).execute();
  const isMention = mentions(address);
  const ids = views.filter(({ screen, name, query }) => isMention([screen, name, ...readingsOf(query)].join("\n"))).map(({ id }) => id);
  return { table: "saved_view", areTheirs: sql`id = any(${ids}::integer[])` };
}

/** A query as it is read, with `+` for a space, and as somebody may have typed it into the address bar: anna+uitjes@linge.example. */
function readingsOf(query: string): string[] {
  return [query, query.replaceAll("+", "%2B")].flatMap((written) => [...new URLSearchParams(written)].flat());
}

/** In any case and either spelling of the domain; anna@linge.example is not mentioned by joanna@linge.example. */
function mentions(address: string): (text: string) => boolean {
  const spellings = [address, asciiAddress(address)].map((spelling) => RegExp.escape(spelling)).join("|");
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_.%+-])(?:${spellings})(?![\\p{L}\\p{M}\\p{N}_-]|\\.[\\p{L}\\p{N}_])`, "iu");
  return (text) => pattern.test(text);
}
