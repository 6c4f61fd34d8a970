import type { App } from "../src/app.ts";
import { openBuckets } from "../src/abuse/buckets.server.ts";
import { endDemoAccounts } from "../src/accounts/demo.ts";
import { hasEditor, openWelcome } from "../src/accounts/welcome.ts";
import type { Config } from "../src/config.ts";
import type { Secrets } from "../src/crypto/secrets.ts";
import { openBeside } from "../src/database/open-beside.ts";
import type { OpenDatabase } from "../src/database/open.ts";
import type { RequestRecord } from "../src/http/observability/request-record.ts";
import type { PictureStore } from "../src/media/picture-store.server.ts";
import type { OfficeSite } from "../src/office/office-site.ts";
import { officeOriginOf, originOf } from "../src/sites.ts";
import type { LoadOffice } from "./load-office.ts";

/** Editors are few: four connections, and no list takes longer than five seconds (specification 4 §1). */
const CONNECTIONS = 4;
const STATEMENT_TIMEOUT_MS = 5_000;

type OfficeParts = {
  config: Config;
  database: OpenDatabase;
  secrets: Secrets;
  pictures: PictureStore;
  load: LoadOffice;
  log: { say: (line: string) => void; error: OfficeSite["log"] };
  watch: (record: RequestRecord) => void;
};

export type OpenOffice = {
  host: string;
  app: App;
  /** The one-time address of the first editor; null when there is one, or HOSTS is set. */
  welcomeUrl: string | null;
  close(): Promise<void>;
};

/** The management area, whose code is loaded with the first request for its host. Null when the configuration has no host for it. */
export async function openOffice({ config, database, secrets, pictures, load, log, watch }: OfficeParts): Promise<OpenOffice | null> {
  const { officeHost: host } = config;
  if (host === null) return null;
  const isTrial = config.hosts.length === 0;
  if (!isTrial) await endDemoAccounts(database.db);
  const welcome = isTrial && !(await hasEditor(database.db)) ? openWelcome() : null;
  const beside = openBeside(database, { connections: CONNECTIONS, statementTimeout_ms: STATEMENT_TIMEOUT_MS, log: log.say });
  const origin = officeOriginOf(host, config);
  const buckets = openBuckets({ secrets, pool: config.databaseUrl === null ? null : database.pool });
  const site = {
    ...{ db: beside.db, secrets, buckets, pictures, host, origin, isTrial, welcome },
    originOf: (brand: Parameters<typeof originOf>[0]) => originOf(brand, config.port),
    hasMailService: config.mailerLite !== null,
    log: log.error,
    now: () => new Date(),
  };
  let app: Promise<App> | null = null;
  /** A failed import is tried again with the next request. */
  const loaded = () =>
    (app ??= load({ site, watch }).catch((error: unknown) => {
      app = null;
      throw error;
    }));
  return {
    host,
    app: async (...request) => (await loaded())(...request),
    welcomeUrl: welcome && `${origin}/welkom/${welcome.secret}`,
    close: beside.close,
  };
}
