// Measures a visitor's cached page while 20 editors work, by turns with quiet rounds: `npm run bench:office`.
//   -- --rounds 8   --seconds 5   --editors 20   --pause 2
import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openSession } from "../src/accounts/session.ts";
import { openDatabase, type Db } from "../src/database/open.ts";
import { addOfficeRows } from "../tests/support/office-rows.ts";
import { startServer } from "../tests/support/server.ts";

/** Visitors that each open a page every tenth of a second: a busy hour many times over, and no flood. */
const VISITORS = 40;
const VISITOR_PAUSE_MS = 100;
const EDITOR_PAGES = ["/", "/wachtrij", "/offerteaanvragen", "/berichten", "/logboek", "/cijfers"];
const VISITOR_PAGE = "/uitjes";
const ROWS_PER_BRAND = 500;

const text = { type: "string" } as const;
const { values } = parseArgs({ options: { rounds: text, seconds: text, editors: text, pause: text } });
const rounds = Number(values.rounds ?? 8);
const seconds = Number(values.seconds ?? 5);
const editors = Number(values.editors ?? 20);
/** An editor looks at each page for two seconds: as fast as they decide by keys. */
const editorPauseMs = Number(values.pause ?? 2) * 1_000;

const server = await startServer();
try {
  const database = await openDatabase({ databaseUrl: null, dataDir: server.dataDir, log: () => {} });
  const sessions = await addEditors(database.db, editors);
  await database.close();
  await measureRound([]);
  const measured: { quiet: number[]; busy: number[] }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push({ quiet: await measureRound([]), busy: await measureRound(sessions) });
  }
  for (const [name, part] of [["median", 0.5] as const, ["p99", 0.99] as const]) {
    const ratios = measured.map(({ quiet, busy }) => percentile(busy, part) / percentile(quiet, part));
    const all = (which: "quiet" | "busy") =>
      percentile(
        measured.flatMap((one) => one[which]),
        part,
      ).toFixed(2);
    const ratio = percentile(ratios, 0.5).toFixed(3);
    console.log(
      `${name.padEnd(7)} quiet ${all("quiet")} ms, with ${editors} editors ${all("busy")} ms; median ratio of ${rounds} rounds ${ratio}`,
    );
  }
} finally {
  await server.stop();
}

/** Times of a visitor's page in ms, for some seconds, while the editors of these sessions work. */
async function measureRound(sessions: readonly string[]): Promise<number[]> {
  const until = performance.now() + seconds * 1_000;
  const times: number[] = [];
  const visitors = Array.from({ length: VISITORS }, async (_, index) => {
    await delay((index * VISITOR_PAUSE_MS) / VISITORS);
    while (performance.now() < until) {
      times.push(await timeOf({ host: "nl.localhost", path: VISITOR_PAGE }));
      await delay(VISITOR_PAUSE_MS);
    }
  });
  const working = sessions.map(async (secret, index) => {
    await delay((index * editorPauseMs) / sessions.length);
    for (let page = index; performance.now() < until; page += 1) {
      await timeOf({ host: "beheer.localhost", path: EDITOR_PAGES[page % EDITOR_PAGES.length] ?? "/", cookie: `office=${secret}` });
      await delay(editorPauseMs);
    }
  });
  await Promise.all([...visitors, ...working]);
  return times;
}

function timeOf({ host, path, cookie }: { host: string; path: string; cookie?: string }): Promise<number> {
  const begun = performance.now();
  const headers = { host: `${host}:${server.port}`, "accept-encoding": "br", ...(cookie && { cookie }) };
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port: server.port, path, headers }, (response) => {
      response.resume().once("end", () => {
        if (response.statusCode === 200) resolve(performance.now() - begun);
        else reject(new Error(`${host}${path} answered ${response.statusCode}`));
      });
    });
    sent.once("error", reject);
    sent.end();
  });
}

async function addEditors(db: Db, count: number): Promise<string[]> {
  for (let row = 0; row < ROWS_PER_BRAND; row += 1) {
    await addOfficeRows(db, 1, { text: `Regel ${row}`, email: `anna${row}@korenbloem.example` });
  }
  const sessions: string[] = [];
  for (let editor = 0; editor < count; editor += 1) {
    const { id } = await db
      .insertInto("user_account")
      .values({
        ...{ first_name: "Redacteur", last_name: String(editor), email: `redacteur${editor}@redactie.example`, role_id: 1 },
        ...{ active: true, phone: null, password: null, old_password: null, old_idx: null },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    sessions.push(await openSession(db, { accountId: id, method: "MAIL+TOTP", browser: "Chrome, Linux", now: new Date() }));
  }
  return sessions;
}

function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}
