import type { Config } from "../../src/config.ts";
import type { OpenDatabase } from "../../src/database/open.ts";
import { createSecrets, type Secrets } from "../../src/crypto/secrets.ts";
import { startJobs, type Jobs } from "../../src/jobs/start-jobs.ts";
import { folderPictures } from "../../src/media/picture-store.server.ts";
import { folderSocialStore } from "../../src/media/social-pictures/social-store.server.ts";
import { SECRET_KEY } from "./secret-key.ts";

type TestJobs = Partial<Pick<Config, "smtpUrl" | "mailerLite">> & { mediaFolder?: string; secrets?: Secrets; log?: (line: string) => void };

/** Starts the job workers, by default with a mailbox instead of a mail server; pictures are those of `mediaFolder`. */
export function testJobs(database: OpenDatabase, options: TestJobs = {}): Promise<Jobs> {
  const { smtpUrl = null, mailerLite = null, mediaFolder = "/nowhere", secrets = createSecrets(SECRET_KEY), log = () => {} } = options;
  const pictures = { pictures: folderPictures(mediaFolder), socialPictures: folderSocialStore(mediaFolder) };
  return startJobs({ database, config: { smtpUrl, mailerLite }, secrets, ...pictures, log });
}
