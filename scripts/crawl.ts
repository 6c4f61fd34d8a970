// `npm run crawl -- [brand …] [--json] [--base http://127.0.0.1:3000]`: finds problems for search engines, on all four brands.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { run } from "graphile-worker";
import { readBlogs } from "../src/articles/blogs/read-blogs.server.ts";
import { brands } from "../src/brands/brands.ts";
import { openCatalogue } from "../src/catalogue/open-catalogue.ts";
import type { Config } from "../src/config.ts";
import { makeDataFolder } from "../src/database/data-folder.ts";
import type { OpenDatabase } from "../src/database/open.ts";
import { createAbuseFilter } from "../src/abuse/abuse-filter.server.ts";
import { createSecrets } from "../src/crypto/secrets.ts";
import { workerLog } from "../src/jobs/worker-log.ts";
import type { PictureStore } from "../src/media/picture-store.server.ts";
import { openPictures } from "../src/media/store/open-pictures.server.ts";
import { openPageCache } from "../src/page-cache/open-page-cache.ts";
import { createRequestQueue } from "../src/request-queue/request-queue.ts";
import { makeSocialPicture } from "../src/media/social-pictures/make-social-picture.server.ts";
import { DRAW_SOCIAL_PICTURE } from "../src/media/social-pictures/queue-social-picture.server.ts";
import { socialPicture } from "../src/media/social-pictures/social-picture.server.ts";
import { folderSocialStore } from "../src/media/social-pictures/social-store.server.ts";
import { openAnalyticsCounter } from "../src/analytics/analytics-counter.server.ts";
import { unfilledBrands } from "../src/seed/fill-starter.ts";
import { askApp, askServer } from "../tests/crawl/ask-app.ts";
import type { Ask } from "../tests/crawl/crawl-site.ts";
import { crawlBrands } from "../tests/crawl/crawl-brands.ts";
import { reportText } from "../tests/crawl/report.ts";
import { fillInChildProcess } from "./fill-in-child-process.ts";
import { builtApp } from "./load-app.ts";
import { onDatabase } from "./on-database.ts";
import { print, printJson } from "./print.ts";

const ROOT = join(import.meta.dirname, "..");
/** A placeholder: a crawl requests nothing that is signed. */
const NO_SECRET = "a crawl signs and encrypts nothing at all";

await onDatabase(async (database, config) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: "boolean", default: false }, base: { type: "string" } },
  });
  const chosen = brands.filter(({ key }) => positionals.length === 0 || positionals.includes(key));
  if ((await unfilledBrands(database.db)).length > 0) await fillInChildProcess(String(database.connection.connectionString));

  const { ask, close } = values.base ? { ask: askServer(values.base), close: async () => {} } : await openApp(database, config);
  try {
    const blogs = await readBlogs(join(ROOT, "content/blogs"));
    const say = (line: string) => console.error(line);
    const reports = await crawlBrands({ brands: chosen, db: database.db, blogs, ask, port: config.port, say });
    if (values.json) printJson(reports);
    else print(reportText(reports));
    if (reports.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
  } finally {
    await close();
  }
});

/** The app in this process, without a port. The only job that runs is drawing pictures, so a crawl sends no mail. */
async function openApp(database: OpenDatabase, config: Config): Promise<{ ask: Ask; close: () => Promise<void> }> {
  const { createApp } = await builtApp(config);
  const catalogue = await openCatalogue(database, () => {});
  const mediaFolder = config.mediaDir ?? join(await makeDataFolder(config.dataDir), "media");
  const secrets = createSecrets(NO_SECRET);
  const abuseFilter = createAbuseFilter({ secrets, pool: null });
  const analyticsCounter = openAnalyticsCounter(database.db, { log: () => {} });
  const pictures = openPictures(config.s3, mediaFolder);
  const drawing = await startDrawing(database, pictures, mediaFolder);
  const queue = createRequestQueue();
  const pages = openPageCache({ bytes: config.pageCacheMb * 1024 * 1024, queue, log: console.error });
  const rooms = {
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
    cityService: null,
  };
  const app = await createApp({ ...rooms, log: (error) => console.error(error) });
  return {
    ask: askApp((request) => app(request, "127.0.0.1")),
    async close() {
      await drawing.stop();
      pages.close();
      await analyticsCounter.close();
      await catalogue.close();
    },
  };
}

function startDrawing({ pool }: OpenDatabase, uploads: PictureStore, mediaFolder: string): ReturnType<typeof run> {
  const stores = { uploads, store: folderSocialStore(mediaFolder) };
  const draw = (payload: unknown) => makeSocialPicture(socialPicture.parse(payload), stores);
  return run({ pgPool: pool, taskList: { [DRAW_SOCIAL_PICTURE]: draw }, noHandleSignals: true, logger: workerLog(() => {}) });
}
