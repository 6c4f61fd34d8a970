import * as z from "zod/mini";

/** Metadata of a snapshot. */
export const snapshotFacts = z.object({
  /** `snapshotBuild()` of the server that wrote it. */
  build: z.string(),
  /** Identifies the database that it was read from. */
  database: z.string(),
  /** The newest row of `change` at that time, without its number when it was pruned; null when there never was one. */
  lastLine: z.nullable(z.object({ seq: z.nullable(z.int()), xid: z.string() })),
  cursor: z.object({ unread: z.string() }),
  writtenAt: z.iso.datetime(),
});

export type SnapshotFacts = z.infer<typeof snapshotFacts>;
