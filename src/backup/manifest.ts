import * as z from "zod/mini";

/** Version of the backup format; backups of later versions are refused. */
export const FORMAT = 1;

/** The content of `manifest.json` in a backup. */
export const manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** Version of the source PostgreSQL, such as "18.4"; informational, a restore accepts any. */
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.int(), isCalled: z.boolean() })),
  /** Number of waiting and dead jobs; null when there was no queue yet. */
  jobs: z.nullable(z.int()),
  pictures: z.int(),
  hasSecretKey: z.boolean(),
  /** Whether the backup contains SECRET_KEY_PREVIOUS; missing in backups of older versions. */
  hasPreviousKey: z._default(z.boolean(), false),
});
export type Manifest = z.infer<typeof manifest>;

/** File names in the folder of a backup. */
export const MANIFEST = "manifest.json";
export const CHECKSUMS = "SHA256SUMS";
export const JOBS = "jobs.copy.gz";
export const SECRET_KEY = "secret.key";
export const PREVIOUS_KEY = "secret.previous.key";
export const MEDIA = "media/";

export function tableFile(table: string): string {
  return `tables/${table}.copy.gz`;
}

/** Rows of all tables together. */
export function rowsOf({ tables }: Pick<Manifest, "tables">): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}
