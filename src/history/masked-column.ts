import { sql, type RawBuilder } from "kysely";

/** A column of mail addresses as `maskAddress` shows them (src/mail/mask-address.ts). */
export function maskedColumn(column: string): RawBuilder<string> {
  return sql`regexp_replace(${sql.ref(column)}, '^(.{0,2}).*(@[^@]*)$', '\\1…\\2')`;
}
