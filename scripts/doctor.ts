// `npm run doctor`: lists problems of a production set-up. Exits with 1 when there is any.
import { areaProblems, countEditors, type AreaReport } from "../src/accounts/area-problems.ts";
import { countSeeds } from "../src/accounts/reencrypt-totp.ts";
import { brands } from "../src/brands/brands.ts";
import { readConfig, type Config } from "../src/config.ts";
import { dataFolderOf } from "../src/database/data-folder.ts";
import { openDatabase, type OpenDatabase } from "../src/database/open.ts";
import { countIbans } from "../src/submissions/events/count-ibans.server.ts";
import { ibanProblems, type IbanReport } from "../src/submissions/events/iban-problems.ts";
import { findSecretKey } from "../src/crypto/secret-key.ts";
import { createSecrets, type Secrets } from "../src/crypto/secrets.ts";
import { mailServerProblems } from "../src/mail/mail-server-problems.ts";
import { bucketProblems } from "../src/media/store/bucket-problems.server.ts";
import { productionNotes, productionProblems } from "../src/production-problems.ts";
import { print } from "./print.ts";

const problems: string[] = [];
/** Findings that need no action. */
const notes: string[] = [];

try {
  const config = readConfig();
  problems.push(...productionProblems(config, brands));
  notes.push(...productionNotes(config));
  if (config.smtpUrl) problems.push(...(await mailServerProblems(config.smtpUrl)));
  if (config.s3) problems.push(...(await bucketProblems(config.s3)));
  const database = await openDatabase({ ...config, log: () => {} });
  try {
    const secrets = await secretsOf(config);
    for (const report of [await ibans(database, secrets, config), await area(database, secrets, config)]) {
      problems.push(...report.problems);
      notes.push(...report.notes);
    }
  } finally {
    await database.close();
  }
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
}

print(problems.length === 0 ? "Nothing is missing for production." : problems.map((problem) => `- ${problem}`).join("\n"));
for (const note of notes) print(`Note: ${note}`);
process.exitCode = problems.length > 0 ? 1 : 0;

async function secretsOf(config: Config): Promise<Secrets | null> {
  const key = await findSecretKey(config.secretKey, await dataFolderOf(config.dataDir));
  return key === null ? null : createSecrets(key, config.previousSecretKey);
}

async function ibans({ db }: OpenDatabase, secrets: Secrets | null, config: Config): Promise<IbanReport> {
  return ibanProblems(await countIbans(db, secrets), config.previousSecretKey !== null);
}

async function area({ db }: OpenDatabase, secrets: Secrets | null, { officeHost, hosts }: Config): Promise<AreaReport> {
  return areaProblems(await countEditors(db), { officeHost, isTrial: hosts.length === 0, seeds: await countSeeds(db, secrets) });
}
