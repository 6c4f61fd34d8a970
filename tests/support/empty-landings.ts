import { get } from "node:http";
import { setTimeout } from "node:timers/promises";
import { brands } from "../../src/brands/brands.ts";
import { openDatabase, type Db } from "../../src/database/open.ts";
import { SEARCHES } from "./searches.ts";
import type { TestServer } from "./server.ts";

const POLL_MS = 50;
const MAX_POLLS = 200;

/**
 * Empties the landing page `emptyLanding` of each brand with search words that match nothing, as an editor could: every page
 * of the starter content lists something. Resolves when the server responds 404 for them.
 */
export async function emptyLandings({ port, dataDir }: Pick<TestServer, "port" | "dataDir">): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir, log: () => {} });
  try {
    await emptyLandingsIn(database.db);
  } finally {
    await database.close();
  }
  for (const { key, localHost } of brands) await waitUntilEmpty({ port, host: localHost, path: SEARCHES[key].emptyLanding });
}

/** The same in a database; an open catalogue needs a `refresh()`. */
export async function emptyLandingsIn(db: Db): Promise<void> {
  for (const { id, key } of brands) {
    await db
      .updateTable("seo_page")
      .set({ search_query: "qxwzj" })
      .where("platform_id", "=", id)
      .where("slug", "=", SEARCHES[key].emptyLanding.slice(1))
      .execute();
  }
}

async function waitUntilEmpty(page: { port: number; host: string; path: string }): Promise<void> {
  for (let polls = 0; polls < MAX_POLLS; polls++) {
    if ((await statusOf(page)) === 404) return;
    await setTimeout(POLL_MS);
  }
  throw new Error(`${page.host}${page.path} still lists something.`);
}

function statusOf({ port, host, path }: { port: number; host: string; path: string }): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = get({ host: "127.0.0.1", port, path, headers: { host: `${host}:${port}` } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.once("error", reject);
  });
}
