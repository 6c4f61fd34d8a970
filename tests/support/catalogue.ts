import type { Catalogue } from "../../src/catalogue/catalogue.ts";
import { openCatalogue } from "../../src/catalogue/open-catalogue.ts";
import type { Db } from "../../src/database/open.ts";
import { testDatabase } from "./database.ts";

/** A catalogue on a new database; call `refresh` after adding rows. `close()` closes both. */
export async function testCatalogue(): Promise<{ db: Db; catalogue: Catalogue; close(): Promise<void> }> {
  const database = await testDatabase();
  const catalogue = await openCatalogue(database, () => {});
  return {
    db: database.db,
    catalogue,
    async close() {
      await catalogue.close();
      await database.close();
    },
  };
}
