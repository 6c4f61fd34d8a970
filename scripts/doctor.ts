// `npm run doctor`: lists what a production set-up still lacks. Exits with 1 when something does.
import { brands } from "../src/brands/brands.ts";
import { readConfig, type Config } from "../src/config.ts";
import { dataFolderOf } from "../src/database/data-folder.ts";
import { openDatabase, type OpenDatabase } from "../src/database/open.ts";
import { countIbans } from "../src/submissions/events/count-ibans.server.ts";
import { ibanLacks, type IbanReport } from "../src/submissions/events/iban-lacks.ts";
import { findSecretKey } from "../src/crypto/secret-key.ts";
import { createSecrets } from "../src/crypto/secrets.ts";
import { mailServerLacks } from "../src/mail/mail-server-lacks.ts";
import { bucketLacks } from "../src/media/store/bucket-lacks.server.ts";
import { productionLacks } from "../src/production-lacks.ts";
import { print } from "./print.ts";

const lacks: string[] = [];
/** Information without need for action. */
const notes: string[] = [];

try {
  const config = readConfig();
  lacks.push(...productionLacks(config, brands));
  if (config.smtpUrl) lacks.push(...(await mailServerLacks(config.smtpUrl)));
  if (config.s3) lacks.push(...(await bucketLacks(config.s3)));
  const database = await openDatabase({ ...config, log: () => {} });
  const report = await ibans(database, config).finally(() => database.close());
  lacks.push(...report.lacks);
  notes.push(...report.notes);
} catch (error) {
  lacks.push(error instanceof Error ? error.message : String(error));
}

print(lacks.length === 0 ? "Nothing is missing for production." : lacks.map((lack) => `- ${lack}`).join("\n"));
for (const note of notes) print(`Note: ${note}`);
process.exitCode = lacks.length > 0 ? 1 : 0;

async function ibans({ db }: OpenDatabase, config: Config): Promise<IbanReport> {
  const key = await findSecretKey(config.secretKey, await dataFolderOf(config.dataDir));
  const secrets = key === null ? null : createSecrets(key, config.previousSecretKey);
  return ibanLacks(await countIbans(db, secrets), config.previousSecretKey !== null);
}
