import { sql } from "kysely";
import { brandOfHost, brands } from "../brands/brands.ts";

const named = brands.flatMap(({ key, id }) => [String(id), key].map((name) => sql`when ${sql.lit(name)} then ${sql.lit(id)}`));
const byHost = brands.flatMap(({ hostFragments, id }) =>
  hostFragments.map((part) => sql`when strpos(lower(payload ->> 'origin'), ${sql.lit(part)}) > 0 then ${sql.lit(id)}`),
);
/** PostgreSQL cannot read every escaped character, and an error in an index would keep all workers from their jobs. Ours have none. */
const hasEscapes = sql`strpos(payload::text, '\\u') > 0`;

/**
 * The platform id of the job in whose `payload` this stands; null for a mail about an account and for tasks of no brand. The default brand
 * sends for hosts that no brand is named by, as it answers them. Of literals and immutable functions alone: an index holds it.
 */
export const brandOfJob = sql<number | null>`
  case
    when ${hasEscapes} or payload ->> 'mail' like 'office-%' then null
    else case coalesce(payload ->> 'platformId', payload ->> 'platform', payload ->> 'brand')
      ${sql.join(named, sql` `)}
      else case
        ${sql.join(byHost, sql` `)}
        when payload ->> 'origin' is not null then ${sql.lit(brandOfHost("").id)}
      end
    end
  end`;

/** What the job does: the kind of its mail, or the id of its task. An index holds it. */
export const kindOfJob = sql<string>`case when ${hasEscapes} then task_id::text else coalesce(payload ->> 'mail', task_id::text) end`;

/** 1 while attempts are left, else 0. An index holds it: of a number PostgreSQL knows how many jobs have it, of `<` it assumes a third. */
export const isRetried = sql<number>`case when attempts < max_attempts then 1 else 0 end`;
