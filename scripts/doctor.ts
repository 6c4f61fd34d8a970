// `npm run doctor`: what a production set-up still lacks, a sentence each. Exits with 1 when something does.
import { brands } from "../src/brands/brands.ts";
import { productionLacks, readConfig } from "../src/config.ts";
import { openDatabase } from "../src/database/open.ts";

const config = readConfig();
const lacks = productionLacks(config, brands);

try {
  const database = await openDatabase({ ...config, log: () => {} });
  const { rows } = await database.pool.query<{ synchronous_commit: string; fsync: string }>(
    "select current_setting('synchronous_commit') synchronous_commit, current_setting('fsync') fsync",
  );
  const [settings] = rows;
  if (settings?.synchronous_commit === "off") lacks.push("synchronous_commit is off: an acknowledged request could be lost in a crash.");
  if (settings?.fsync === "off") lacks.push("fsync is off: a crash of the machine could damage the database.");
  await database.close();
} catch (error) {
  lacks.push(`The database cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
}

console.log(lacks.length === 0 ? "Nothing is missing for production." : lacks.map((lack) => `- ${lack}`).join("\n"));
process.exitCode = lacks.length > 0 ? 1 : 0;
