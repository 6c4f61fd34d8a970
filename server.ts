import { join } from "node:path";
import type { App } from "./src/app.ts";
import { brands } from "./src/brands/brands.ts";
import { openCatalogue } from "./src/catalogue/open-catalogue.ts";
import { openSnapshots } from "./src/catalogue/snapshot/snapshots.ts";
import { wantsSamples, readConfig, requireHosts, type Config } from "./src/config.ts";
import { applyMissing, readMigrations, type Migration } from "./src/database/migrate.ts";
import { findCheckout } from "./src/database/embedded/checkout.ts";
import { openDatabase, type OpenDatabase } from "./src/database/open.ts";
import { dataFolderOf, makeDataFolder } from "./src/database/data-folder.ts";
import { createRequestListener } from "./src/http/listener/request-listener.ts";
import { openServers } from "./src/http/listener/open-servers.ts";
import { createAbuseFilter } from "./src/abuse/abuse-filter.server.ts";
import { reportGlobalLimits } from "./src/abuse/report-global-limits.ts";
import { openSecrets } from "./src/crypto/open-secrets.ts";
import { countJobs } from "./src/jobs/count-jobs.ts";
import { prepareJobs } from "./src/jobs/prepare-jobs.ts";
import { startJobs } from "./src/jobs/start-jobs.ts";
import { createCityService } from "./src/places/google/create-city-service.server.ts";
import { openPageCache, type PageCache } from "./src/page-cache/open-page-cache.ts";
import { openPictures } from "./src/media/store/open-pictures.server.ts";
import { productionNotes, productionProblems } from "./src/production-problems.ts";
import type { FairQueue } from "./src/request-queue/fair-queue.ts";
import { createRequestQueue } from "./src/request-queue/request-queue.ts";
import { folderSocialStore } from "./src/media/social-pictures/social-store.server.ts";
import { officeOriginOf, originOf } from "./src/sites.ts";
import { fillStarter, unfilledBrands } from "./src/seed/fill-starter.ts";
import { openAnalyticsCounter } from "./src/analytics/analytics-counter.server.ts";
import type { RequestRecord } from "./src/http/observability/request-record.ts";
import { jsonLog, readableLog } from "./src/http/observability/log.ts";
import { createMetrics } from "./src/http/observability/metrics.ts";
import { serveMetrics } from "./src/http/observability/serve-metrics.ts";
import { fillInChildProcess } from "./scripts/fill-in-child-process.ts";
import { builtApp, developmentApp, type Middleware } from "./scripts/load-app.ts";
import { builtOffice } from "./scripts/load-office.ts";
import { openOffice, type OpenOffice } from "./scripts/open-office.ts";

type Listening = {
  config: Config;
  pages: PageCache;
  queue: FairQueue;
  watch: (record: RequestRecord) => void;
  middleware: Middleware | null;
  office: OpenOffice | null;
};

declare global {
  /** The migrations at build time (vite.server.config.ts): the folder may hold those of the next version by now. */
  const MIGRATIONS_WHEN_BUILT: Migration[] | undefined;
}

/** Exit after this time even when closing has not finished; the next start recovers. */
const SHUTDOWN_TIMEOUT_MS = 30_000;

let log = readableLog();
const stopping = new AbortController();

await start().catch((error: unknown) => {
  log.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

async function start(): Promise<void> {
  checkFolder();
  // A log that cannot be written, as after its terminal was closed, must not stop the server.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
  const config = readConfig();
  requireHosts(config);
  if (config.hosts.length > 0) log = jsonLog();
  const closing: (() => Promise<void>)[] = [];
  const opened = openAll(config, closing);
  const stop = async () => {
    // A signal during startup waits until startup ends: otherwise the embedded database would be left running.
    await opened.catch(() => {});
    for (const close of closing.toReversed()) await close();
  };
  stopOnSignal(stop);
  try {
    announce(config, await opened);
  } catch (error) {
    // After a signal, `stopOnSignal` calls `stop`.
    if (stopping.signal.aborted) return;
    stopping.abort();
    await stop();
    throw error;
  }
}

/** Opens database, catalogue, app, management area and, last, the port; adds a function that closes each to `closing`. Throws after a stop signal. */
async function openAll(config: Config, closing: (() => Promise<void>)[]): Promise<OpenOffice | null> {
  const { signal } = stopping;
  // Reads the snapshot file while the database starts.
  const snapshots = openSnapshots(await dataFolderOf(config.dataDir));
  const database = await openDatabase({ ...config, log: log.say, signal });
  closing.push(() => database.close());
  signal.throwIfAborted();
  // Loads the app while the database works; awaited below, where a failure is thrown.
  const loading = process.argv.includes("--dev") ? null : builtApp(config);
  loading?.catch(() => {});
  await applyMissing(database, await ownMigrations(), log.say);
  await prepareJobs(database, log.say);
  await fill(database, config);
  signal.throwIfAborted();
  const dataFolder = await makeDataFolder(config.dataDir);
  const secrets = await openSecrets(config, dataFolder);
  const onGlobalLimit = reportGlobalLimits({ say: log.say, count: (limit) => metrics.globalLimit(limit) });
  // Counts in an external database, as several processes may share it.
  const abuseFilter = createAbuseFilter({ secrets, pool: config.databaseUrl === null ? null : database.pool, onGlobalLimit });
  const mediaFolder = config.mediaDir ?? join(dataFolder, "media");
  const catalogue = await openCatalogue(database, log.say, { snapshots, signal });
  closing.push(() => catalogue.close());
  signal.throwIfAborted();
  const queue = createRequestQueue();
  const pages = openPageCache({
    bytes: config.pageCacheMb * 1024 * 1024,
    queue,
    log: log.error,
    watch: (outcome) => metrics.page(outcome),
  });
  closing.push(async () => pages.close());
  const metrics = createMetrics({
    countJobs: () => countJobs(database.pool),
    catalogue: catalogue.figures,
    pages: pages.figures,
    queue: queue.figures,
  });
  const analyticsCounter = openAnalyticsCounter(database.db, { log: log.say, watch: metrics.analyticsEvent });
  closing.push(() => analyticsCounter.close());
  const cityService = config.googlePlaces && createCityService(config.googlePlaces, log.say);
  const pictures = openPictures(config.s3, mediaFolder);
  const socialPictures = folderSocialStore(mediaFolder);
  const jobs = await startJobs({ database, config, secrets, pictures, socialPictures, log: log.say });
  closing.push(() => jobs.stop());
  const { createApp, middleware, close, loadOffice = builtOffice } = await (loading ?? developmentApp());
  if (config.metricsPort !== null) closing.push(await serveMetrics(metrics, config.metricsPort));
  const watch = (record: RequestRecord) => {
    metrics.request(record);
    log.request(record);
  };
  const shared = {
    config,
    catalogue,
    pages,
    queue,
    db: database.db,
    secrets,
    abuseFilter,
    analyticsCounter,
    mediaFolder,
    pictures,
    cityService,
  };
  const app = await createApp({ ...shared, log: log.error, say: log.say, watch, isStopping: () => signal.aborted });
  const office = await openOffice({ config, database, secrets, pictures, load: loadOffice, log, watch });
  if (office) closing.push(() => office.close());
  // Vite's own connections would keep the servers open.
  closing.push(await listen(app, { config, pages, queue, watch, middleware, office }), close);
  signal.throwIfAborted();
  void catalogue.preload();
  return office;
}

/** Content, built files and child processes have paths relative to this folder. */
function checkFolder(): void {
  const folder = findCheckout();
  if (process.cwd() !== folder) throw new Error(`The server runs in its own folder only: go to ${folder} first.`);
}

async function ownMigrations(): Promise<Migration[]> {
  return typeof MIGRATIONS_WHEN_BUILT === "undefined" ? readMigrations("migrations") : MIGRATIONS_WHEN_BUILT;
}

/** Updates the platforms; in a child process if new ones need the starter content. */
async function fill({ db, connection }: OpenDatabase, config: Config): Promise<void> {
  const { signal } = stopping;
  if ((await unfilledBrands(db)).length > 0)
    await fillInChildProcess(String(connection.connectionString), { isTrial: wantsSamples(config), signal });
  else await fillStarter(db, { log: log.say });
}

/** Without HOSTS on both loopback addresses, since `nl.localhost` may resolve to either; with HOSTS on every address. */
function listen(app: App, { config, pages, queue, watch, middleware, office }: Listening): Promise<() => Promise<void>> {
  const listener = createRequestListener(app, { pages, office, trustedProxies: config.trustedProxies, logError: log.error, watch });
  return openServers({
    port: config.port,
    addresses: config.hosts.length > 0 ? [undefined] : ["127.0.0.1", "::1"],
    listener: (request, response) =>
      middleware ? middleware(request, response, () => listener(request, response)) : listener(request, response),
    queue,
    watch,
  });
}

function announce(config: Config, office: OpenOffice | null): void {
  log.say(`Ready in ${process.uptime().toFixed(1)} s:`);
  const served = brands.filter(({ domain, localHost }) => config.hosts.length === 0 || config.hosts.includes(domain ?? localHost));
  for (const brand of served) log.say(`  ${brand.name.padEnd(18)} ${originOf(brand, config.port)}`);
  if (!config.smtpUrl && config.hosts.length === 0) log.say(`  ${"Mails".padEnd(18)} http://nl.localhost:${config.port}/dev/mail`);
  if (office) log.say(`  ${"Beheer".padEnd(18)} ${office.welcomeUrl ?? officeOriginOf(office.host, config)}`);
  if (config.hosts.length > 0)
    for (const note of [...productionProblems(config, brands), ...productionNotes(config)]) log.say(`Note: ${note}`);
}

/** On the first signal closes everything and exits: with 0 when all closed, with 1 on an error or timeout. Ignores further signals. */
function stopOnSignal(stop: () => Promise<void>): void {
  const onSignal = () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    log.say("Stopping …");
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    void stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, onSignal);
}
