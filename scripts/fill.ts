// Fills the database whose URL the parent process sends with the starter content (fill-in-child-process.ts).
import * as z from "zod/mini";
import { openDatabase } from "../src/database/open.ts";
import { fillStarter } from "../src/seed/fill-starter.ts";
import { fillTrial } from "../src/seed/trial/fill-trial.ts";
import type { Filling } from "./fill-in-child-process.ts";

const message = z.object({ databaseUrl: z.string(), isTrial: z.boolean() });

process.once("message", (sent) => {
  void fill(message.parse(sent)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
});

async function fill({ databaseUrl, isTrial }: Filling): Promise<void> {
  const log = (line: string) => console.log(line);
  const database = await openDatabase({ databaseUrl, dataDir: null, log });
  try {
    await fillStarter(database.db, { log });
    if (isTrial) await fillTrial(database.db, { now: new Date(), log });
  } finally {
    await database.close();
    process.disconnect?.();
  }
}
