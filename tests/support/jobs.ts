import type { Config } from "../../src/config.ts";
import type { OpenDatabase } from "../../src/database/open.ts";
import { createSecrets } from "../../src/guard/secrets.ts";
import { startJobs, type Jobs } from "../../src/jobs/start-jobs.ts";
import { folderPictures } from "../../src/media/picture-store.ts";
import { SECRET_KEY } from "./secret-key.ts";

type TestJobs = Partial<Pick<Config, "smtpUrl" | "mailerLite">> & { log?: (line: string) => void };

/** The queue at work, with a mailbox instead of a mail server unless one is given, and without pictures. */
export function testJobs(database: OpenDatabase, { smtpUrl = null, mailerLite = null, log = () => {} }: TestJobs = {}): Promise<Jobs> {
  const services = { secrets: createSecrets(SECRET_KEY), pictures: folderPictures("/nowhere") };
  return startJobs({ database, config: { smtpUrl, mailerLite }, ...services, log });
}
