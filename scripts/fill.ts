// Fills the database whose URL the parent process sends with the starter content (fill-in-child-process.ts).
import { openDatabase } from "../src/database/open.ts";
import { fillStarter } from "../src/seed/fill-starter.ts";

process.once("message", (databaseUrl) => {
  if (typeof databaseUrl !== "string") throw new Error("The parent process must send the URL of the database.");
  void fill(databaseUrl).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
});

async function fill(databaseUrl: string): Promise<void> {
  const log = (line: string) => console.log(line);
  const database = await openDatabase({ databaseUrl, dataDir: null, log });
  try {
    await fillStarter(database.db, { log });
  } finally {
    await database.close();
    process.disconnect?.();
  }
}
