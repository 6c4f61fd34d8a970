import type { Db } from "../../database/open.ts";

/** Rows in memory at one time. */
const BATCH = 200;

/** Every encrypted IBAN by ascending id, including those inserted meanwhile. */
export async function* encryptedIbans(db: Db): AsyncGenerator<{ id: number; bytes: Buffer }> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom("event_request")
      .select(["id", "iban_encrypted as bytes"])
      .where("iban_encrypted", "is not", null)
      .where("id", ">", after)
      .orderBy("id")
      .limit(BATCH)
      .execute();
    for (const { id, bytes } of rows) {
      if (bytes) yield { id, bytes };
      after = id;
    }
    if (rows.length < BATCH) return;
  }
}
