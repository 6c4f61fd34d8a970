// `npm run doctor`: what a production set-up still lacks, a sentence each. Exits with 1 when something does.
import { brands } from "../src/brands/brands.ts";
import { readConfig } from "../src/config.ts";
import { openDatabase } from "../src/database/open.ts";
import { mailServerLacks } from "../src/mail/mail-server-lacks.ts";
import { bucketLacks } from "../src/media/store/bucket-lacks.ts";
import { productionLacks } from "../src/production-lacks.ts";

const lacks: string[] = [];

try {
  const config = readConfig();
  lacks.push(...productionLacks(config, brands));
  if (config.smtpUrl) lacks.push(...(await mailServerLacks(config.smtpUrl)));
  if (config.s3) lacks.push(...(await bucketLacks(config.s3)));
  const database = await openDatabase({ ...config, log: () => {} });
  await database.close();
} catch (error) {
  lacks.push(error instanceof Error ? error.message : String(error));
}

console.log(lacks.length === 0 ? "Nothing is missing for production." : lacks.map((lack) => `- ${lack}`).join("\n"));
process.exitCode = lacks.length > 0 ? 1 : 0;
