import * as z from "zod/mini";

/** What a backup of this version of ours looks like; a backup of a later one is refused. */
export const FORMAT = 1;

/** What a backup says of itself, in `manifest.json`. */
export const manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** Of the PostgreSQL that was backed up, such as "18.4"; for people, a restore accepts any. */
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.int(), isCalled: z.boolean() })),
  /** Jobs that were waiting or had failed for good; null when nothing had ever been queued. */
  jobs: z.nullable(z.int()),
  pictures: z.int(),
  hasSecretKey: z.boolean(),
  /** Of SECRET_KEY_PREVIOUS, while a key is changed; a backup of before there was one says nothing. */
  hasPreviousKey: z._default(z.boolean(), false),
});
export type Manifest = z.infer<typeof manifest>;

/** Names in the folder of a backup. */
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
