import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { App } from "./src/app.ts";
import { brands } from "./src/brands/brands.ts";
import { openCatalogue } from "./src/catalogue/open-catalogue.ts";
import { productionLacks, readConfig, type Config } from "./src/config.ts";
import { migrate } from "./src/database/migrate.ts";
import { openDatabase, type OpenDatabase } from "./src/database/open.ts";
import { makeDataFolder } from "./src/database/data-folder.ts";
import { clientAddress } from "./src/guard/client-address.ts";
import { createGuard } from "./src/guard/guard.ts";
import { readSecretKey } from "./src/guard/secret-key.ts";
import { createSecrets } from "./src/guard/secrets.ts";
import { prepareJobs } from "./src/jobs/prepare-jobs.ts";
import { startJobs } from "./src/jobs/start-jobs.ts";
import { createCityService } from "./src/places/google/create-city-service.ts";
import { originOf } from "./src/sites.ts";
import { fillStarter, unfilledBrands } from "./src/starter/fill-starter.ts";
import { fillApart } from "./scripts/fill-apart.ts";
import { builtApp, developmentApp, type Middleware } from "./scripts/load-app.ts";

/** How long a stopping server waits for answers that it has begun. */
const GRACE_MS = 10_000;

await start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

/** Opens everything in the order of the house (config → database → catalogue → app), the port last; closes in reverse. */
async function start(): Promise<void> {
  const config = readConfig();
  const closing: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closing.toReversed()) await close();
  };
  try {
    await openAll(config, closing);
  } catch (error) {
    await stop();
    throw error;
  }
  announce(config);
  stopOnSignal(stop);
}

async function openAll(config: Config, closing: (() => Promise<void>)[]): Promise<void> {
  const database = await openDatabase({ ...config, log: say });
  closing.push(() => database.close());
  await migrate(database, join(import.meta.dirname, "migrations"), say);
  await prepareJobs(database, say);
  await fill(database);
  const dataFolder = await makeDataFolder(config.dataDir);
  const secrets = createSecrets(await readSecretKey(config.secretKey, dataFolder));
  // Whoever brings a database of their own may run several processes on it.
  const guard = createGuard({ secrets, pool: config.databaseUrl === null ? null : database.pool });
  const mediaFolder = config.mediaDir ?? join(dataFolder, "media");
  const catalogue = await openCatalogue(database, say);
  closing.push(() => catalogue.close());
  const cityService = config.googlePlaces && createCityService(config.googlePlaces, say);
  const jobs = await startJobs({ database, config, log: say });
  closing.push(() => jobs.stop());
  const { createApp, styles, middleware, close } = await (process.argv.includes("--dev") ? developmentApp() : builtApp());
  const app = await createApp({ config, catalogue, db: database.db, secrets, guard, mediaFolder, cityService, styles, log: logError });
  const servers = await listen(app, config, middleware);
  // Vite's own connections would keep the servers open.
  closing.push(async () => void (await Promise.all(servers.map(closeServer))), close);
}

/** Brings the platforms up to date, and fills those that never were with the starter content. */
async function fill({ db, connection }: OpenDatabase): Promise<void> {
  if ((await unfilledBrands(db)).length > 0) await fillApart(String(connection.connectionString));
  else await fillStarter(db, { log: say });
}

/** While trying out, both loopback addresses: `nl.localhost` means either. With HOSTS set, every address. */
async function listen(app: App, config: Config, middleware: Middleware | null): Promise<Server[]> {
  const answer = getRequestListener((request, env) =>
    app(request, clientAddress("incoming" in env ? env.incoming : null, config.trustedProxies)),
  );
  const handle = (request: IncomingMessage, response: ServerResponse) =>
    middleware ? middleware(request, response, () => void answer(request, response)) : void answer(request, response);
  const addresses = config.hosts.length > 0 ? [undefined] : ["127.0.0.1", "::1"];
  const servers = await Promise.all(addresses.map((address) => open(createServer(handle), config.port, address)));
  return servers.filter((server) => server !== null);
}

function open(server: Server, port: number, address: string | undefined): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") reject(new Error(`Port ${port} is in use. Choose another: PORT=3100 npm start`));
      // A machine without IPv6 has no ::1.
      else if (address === "::1") resolve(null);
      else reject(error);
    });
    server.listen(port, address, () => resolve(server));
  });
}

function announce(config: Config): void {
  say(`Ready in ${process.uptime().toFixed(1)} s:`);
  const served = brands.filter(({ domain, localHost }) => config.hosts.length === 0 || config.hosts.includes(domain ?? localHost));
  for (const brand of served) say(`  ${brand.name.padEnd(18)} ${originOf(brand, config.port)}`);
  if (!config.smtpUrl && config.hosts.length === 0) say(`  ${"Mails".padEnd(18)} http://nl.localhost:${config.port}/dev/mail`);
  if (config.hosts.length > 0) for (const lack of productionLacks(config, brands)) say(`Note: ${lack}`);
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    say("Stopping …");
    setTimeout(() => process.exit(1), 3 * GRACE_MS).unref();
    void stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logError(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    // In development React Router ends the process at once, before the database is closed.
    process.removeAllListeners(signal);
    process.on(signal, onSignal);
  }
}

/** Idle connections go at once, the others when their answer is out. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  });
}

function say(line: string): void {
  console.log(line);
}

function logError(error: unknown): void {
  console.error(error);
}
