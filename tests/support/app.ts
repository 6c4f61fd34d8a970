import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtApp } from "../../scripts/load-app.ts";
import type { BrandKey } from "../../src/brands/brand.ts";
import type { Catalogue } from "../../src/catalogue/catalogue.ts";
import { openCatalogue } from "../../src/catalogue/open-catalogue.ts";
import { readConfig, type Config } from "../../src/config.ts";
import { createClient, type Client } from "../../src/contract/client.ts";
import { openDatabase, type Db, type OpenDatabase } from "../../src/database/open.ts";
import { createAbuseFilter, type AbuseFilter } from "../../src/abuse/abuse-filter.server.ts";
import { createSecrets } from "../../src/crypto/secrets.ts";
import { prepareJobs } from "../../src/jobs/prepare-jobs.ts";
import { openPageCache, type CacheOutcome, type PageCache } from "../../src/page-cache/open-page-cache.ts";
import type { FairQueue } from "../../src/request-queue/fair-queue.ts";
import { createRequestQueue } from "../../src/request-queue/request-queue.ts";
import { openAnalyticsCounter, type AnalyticsCounter } from "../../src/analytics/analytics-counter.server.ts";
import type { RequestRecord } from "../../src/http/observability/request-record.ts";
import { folderPictures, type PictureStore } from "../../src/media/picture-store.server.ts";
import type { CityService } from "../../src/places/maps-city.ts";
import { buildFresh } from "./build.ts";
import { SECRET_KEY } from "./secret-key.ts";
import { filledDatabase, testDatabase } from "./database.ts";

/**
 * `hosts`, `advertiserUrls`, `indexNow` and `tagContainers` as in the configuration; `fill` adds rows before the catalogue is opened, later
 * ones need `catalogue.refresh()`; `by` returns another URL of the same database, for the product only; with `isFresh` nothing
 * is preloaded.
 */
export type TestAppOptions = Partial<
  Pick<Config, "hosts" | "officeHost" | "advertiserUrls" | "indexNow" | "mediaUrls" | "tagContainers">
> & {
  fill?: (db: Db) => Promise<unknown>;
  /** With the starter content of all brands, before `fill`. */
  isFilled?: boolean;
  by?: (databaseUrl: string) => Promise<string>;
  isFresh?: boolean;
  /** Acts as another process on the database of this app; close this app last. */
  beside?: Pick<TestApp, "database">;
  cityService?: CityService;
  /** Storage of visitors' pictures, by default `mediaFolder`. */
  pictures?: PictureStore;
  watch?: (record: RequestRecord) => void;
  /** Is told where each page came from. */
  page?: (outcome: CacheOutcome) => void;
  /** Size of the page cache; with a few bytes nothing is cached. */
  pagesBytes?: number;
};
export type Post = { host?: string; body: BodyInit; headers?: Record<string, string>; address?: string };

export type TestApp = {
  /** The built product. `address` is the visitor's IP address, by default loopback, which has no rate limit. */
  app(request: Request, address?: string, requestId?: string): Promise<Response>;
  /** `host` is by default that of the first brand. */
  get(path: string, host?: string): Promise<Response>;
  /** Sends `body` as JSON unless the headers say otherwise. */
  post(path: string, post: Post): Promise<Response>;
  /** The typed client of a brand, connected to this app. */
  client(brand: BrandKey): Client;
  db: Db;
  /** The same, for jobs. */
  database: OpenDatabase;
  abuseFilter: AbuseFilter;
  /** Flush it before reading what it counted. */
  analyticsCounter: AnalyticsCounter;
  /** Folder of uploaded pictures. */
  mediaFolder: string;
  catalogue: Catalogue;
  pages: PageCache;
  queue: FairQueue;
  /** Unexpected errors that the product logged. */
  errors: readonly unknown[];
  close(): Promise<void>;
};

const QUIETLY = { dataDir: null, log: () => {} };
const PAGES_BYTES = 16 * 1024 * 1024;
const THIS_MACHINE = "127.0.0.1";
/** Required by fetch for a streamed body, but missing in the DOM types. */
const STREAMED = { duplex: "half" };

/** The built product on a new database. `close()` stops and drops everything. */
export async function testApp({
  fill = async () => {},
  isFilled = false,
  by,
  beside,
  isFresh,
  cityService,
  pictures,
  watch,
  page,
  pagesBytes = PAGES_BYTES,
  ...settings
}: TestAppOptions = {}): Promise<TestApp> {
  await buildFresh();
  const database = beside?.database ?? (await (isFilled ? filledDatabase() : testDatabase()));
  await prepareJobs(database, () => {});
  await fill(database.db);
  const used = by ? await openDatabase({ databaseUrl: await by(String(database.connection.connectionString)), ...QUIETLY }) : database;
  const { db } = used;
  const catalogue = await openCatalogue(used, () => {});
  // An open transaction of another test makes the catalogue apply its initial changes again.
  await catalogue.refresh();
  if (!isFresh) await catalogue.preload();
  const errors: unknown[] = [];
  const config = { ...readConfig({}), ...settings };
  const { createApp } = await builtApp(config);
  const mediaFolder = await mkdtemp(join(tmpdir(), "uitkijk-media-"));
  const secrets = createSecrets(SECRET_KEY);
  const abuseFilter = createAbuseFilter({ secrets, pool: null });
  const analyticsCounter = openAnalyticsCounter(db, { log: () => {} });
  const log = (error: unknown) => errors.push(error);
  const queue = createRequestQueue();
  const pages = openPageCache({ bytes: pagesBytes, queue, log, watch: page });
  const rooms = {
    config,
    catalogue,
    pages,
    queue,
    db,
    secrets,
    abuseFilter,
    analyticsCounter,
    mediaFolder,
    pictures: pictures ?? folderPictures(mediaFolder),
    cityService: cityService ?? null,
  };
  const answer = await createApp({ ...rooms, log, watch });

  const app = (request: Request, address = THIS_MACHINE, requestId?: string) => answer(request, address, requestId);
  const addressOf = (path: string, host = "nl.localhost") => `http://${host}:${config.port}${path}`;

  return {
    app,
    get: (path, host) => app(new Request(addressOf(path, host))),
    post: (path, { host, body, headers, address }) =>
      app(
        new Request(addressOf(path, host), {
          method: "POST",
          body,
          ...STREAMED,
          headers: { "content-type": "application/json", ...headers },
        }),
        address,
      ),
    client: (brand) => createClient({ baseUrl: addressOf("", `${brand}.localhost`), fetch: (...call) => app(new Request(...call)) }),
    db: database.db,
    database,
    abuseFilter,
    analyticsCounter,
    mediaFolder,
    catalogue,
    pages,
    queue,
    errors,
    async close() {
      pages.close();
      await analyticsCounter.close();
      await catalogue.close();
      await rm(mediaFolder, { recursive: true, force: true });
      if (beside) return;
      await used.close();
      await database.close();
    },
  };
}
