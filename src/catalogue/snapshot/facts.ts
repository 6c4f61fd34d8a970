import * as z from "zod/mini";

/** What a snapshot says of itself. */
export const snapshotFacts = z.object({
  /** Of the code that reads texts and lays the parts out. */
  build: z.string(),
  /** The database that it was read from. */
  database: z.string(),
  /** The newest line of `change` at that time, without its number when it had gone by its age; null when there never was one. */
  lastLine: z.nullable(z.object({ seq: z.nullable(z.int()), xid: z.string() })),
  cursor: z.object({ unread: z.string() }),
  writtenAt: z.iso.datetime(),
});

export type SnapshotFacts = z.infer<typeof snapshotFacts>;
