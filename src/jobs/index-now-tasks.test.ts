import { runOnce } from "graphile-worker";
import { afterEach, beforeEach, expect, test } from "vitest";
import { kids } from "../../content/brands/kids.ts";
import { nl } from "../../content/brands/nl.ts";
import { testDatabase } from "../../tests/support/database.ts";
import { addActivity, addEvent, addOrganisation, addSeoPage } from "../../tests/support/fixtures.ts";
import { startIndexNow, type FakeIndexNow } from "../../tests/support/index-now.ts";
import type { Brand } from "../brands/brand.ts";
import type { OpenDatabase } from "../database/open.ts";
import { submitToIndexNow } from "../seo/index-now/index-now-call.ts";
import { RECORD_CHANGES_TASK, SUBMIT_CHANGES_TASK } from "../seo/index-now/queue-submission.server.ts";
import { submitChangedPages } from "../seo/index-now/submit-changed-pages.server.ts";
import { indexNowTasks } from "./index-now-tasks.ts";
import { prepareJobs } from "./prepare-jobs.ts";
import { workerLog } from "./worker-log.ts";

const HOST = "www.uitjesbaas.example";
const BRANDS: Brand[] = [{ ...nl, domain: HOST }, kids];

let database: OpenDatabase;
let service: FakeIndexNow;
let lines: string[] = [];
let work: () => Promise<void>;

beforeEach(async () => {
  [database, service] = await Promise.all([testDatabase(), startIndexNow()]);
  await prepareJobs(database, () => {});
  work = worker();
  await addActivity(database.db, { title: "Van voor die tijd", slug: "van-voor-die-tijd" });
  await minute();
});

afterEach(async () => {
  lines = [];
  await Promise.all([database.close(), service.stop()]);
});

/** A worker process: runs due jobs and those that they queue. */
function worker(brands = BRANDS): () => Promise<void> {
  const tasks = indexNowTasks({ db: database.db, indexNow: service, brands, log: (line) => lines.push(line) });
  const logger = workerLog(() => {});
  return async () => {
    // `runOnce` may end before it sees a job that its last job queued.
    while (await hasWork()) await runOnce({ pgPool: database.pool, taskList: tasks, noHandleSignals: true, logger });
  };
}

async function hasWork(): Promise<boolean> {
  const { rows } = await database.pool.query("select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts");
  return rows.length > 0;
}

/** Whether all changes can be read: open transactions of other tests on the same server delay them. */
async function isSettled(): Promise<boolean> {
  const { rows } = await database.pool.query("select pg_snapshot_xmin(pg_current_snapshot()) > max(xid) as settled from change");
  return rows[0]?.settled !== false;
}

async function minute({ settled = true } = {}): Promise<void> {
  if (settled) await expect.poll(isSettled).toBe(true);
  await database.pool.query("select graphile_worker.add_job($1, '{}'::json, job_key => $1, queue_name => 'index-now')", [
    RECORD_CHANGES_TASK,
  ]);
  await work();
}

/** Retries failed jobs now. */
async function again(): Promise<void> {
  await database.pool.query("select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs");
  await work();
}

const toldPaths = () => service.told.map(({ urlList }) => urlList.map((url) => url.replace(`https://${HOST}`, "")).toSorted());
const update = (id: number) => database.db.updateTable("activity").where("id", "=", id);

async function waiting(): Promise<string[]> {
  const { rows } = await database.pool.query("select path from untold_page order by path");
  return rows.map(({ path }) => path);
}

async function tries(): Promise<{ attempts: number; isDead: boolean }[]> {
  const { rows } = await database.pool.query(
    `select attempts, attempts >= max_attempts as "isDead" from graphile_worker.jobs where task_identifier = $1`,
    [SUBMIT_CHANGES_TASK],
  );
  return rows;
}

test("only new pages are submitted, in one request with the key and its URL", async () => {
  expect(service.told).toEqual([]);
  const organisation = await addOrganisation(database.db, { name: "De Kreekpeddelaars" });
  await addActivity(database.db, { slug: "kano", organisation_id: organisation, pictures: ["/static/scenes/canoe-1.svg"] });
  await addSeoPage(database.db, { slug: "bedrijfsuitje/utrecht" });
  await minute();
  await minute();
  expect(toldPaths()).toEqual([["/bedrijfsuitje/utrecht", `/overzicht/de-kreekpeddelaars-${organisation}`, "/uitjes/kano"]]);
  const { key } = service;
  expect(service.told[0]).toMatchObject({ host: HOST, key, keyLocation: `https://${HOST}/${key}.txt` });
});

test("a page that changes, moves, is withdrawn or deleted is submitted with its former address", async () => {
  const id = await addActivity(database.db, { slug: "kano" });
  await minute();
  await database.db.insertInto("media").values({ activity_id: id, url: "/static/scenes/canoe-2.svg", index: 0 }).execute();
  await minute();
  await update(id).set({ slug: "kanotocht" }).execute();
  await minute();
  await update(id).set({ status: "INACTIVE" }).execute();
  await minute();
  await update(id).set({ title: "Niemand ziet dit" }).execute();
  await minute();
  await update(id).set({ status: "ACTIVE" }).execute();
  await minute();
  await database.db.deleteFrom("activity").where("id", "=", id).execute();
  await minute();
  const [kano, tour] = ["/uitjes/kano", "/uitjes/kanotocht"];
  expect(toldPaths()).toEqual([[kano], [kano], [kano, tour], [tour], [tour], [tour]]);
});

test("drafts, edit copies and brands without a domain are not submitted", async () => {
  const id = await addActivity(database.db, { slug: "concept", approved: false });
  await addActivity(database.db, { slug: "kopie", original_id: id });
  await addActivity(database.db, { platform: 3, slug: "geitjes" });
  await addEvent(database.db, { title: "Markt" });
  await minute();
  expect([service.asked(), await waiting()]).toEqual([0, []]);
});

test("for an event the agenda page is submitted", async () => {
  work = worker([nl, { ...kids, domain: HOST }]);
  const id = await addEvent(database.db, { title: "Markt" });
  await addEvent(database.db, { title: "Feest" });
  await minute();
  await database.db.deleteFrom("event").where("id", "=", id).execute();
  await minute();
  expect(toldPaths()).toEqual([["/agenda"], ["/agenda"]]);
});

test("a change is submitted after its commit", async () => {
  const client = await database.pool.connect();
  await client.query("begin");
  await client.query("update activity set title = 'Later' where slug = 'van-voor-die-tijd'");
  await addActivity(database.db, { slug: "kano" });
  await minute({ settled: false });
  expect(service.asked()).toBe(0);
  await client.query("commit");
  client.release();
  await minute();
  expect(toldPaths()).toEqual([["/uitjes/kano", "/uitjes/van-voor-die-tijd"]]);
});

test.for([429, 500, 503])("after a response %i the queue retries, and every page is submitted once in the end", async (status) => {
  service.behave({ status });
  const id = await addActivity(database.db, { slug: "kano" });
  await minute();
  await update(id).set({ title: "Anders" }).execute();
  await addActivity(database.db, { slug: "vlot" });
  await minute();
  expect(await tries()).toEqual([{ attempts: 1, isDead: false }]);
  await again();
  expect([service.asked(), await tries()]).toEqual([2, [{ attempts: 2, isDead: false }]]);
  service.behave({});
  await again();
  expect(toldPaths()).toEqual([["/uitjes/kano", "/uitjes/vlot"]]);
  expect([await tries(), await waiting(), lines]).toEqual([[], [], []]);
});

test("a refusal is logged once, and the refused pages are submitted with the next change", async () => {
  service.behave({ status: 403 });
  for (const slug of ["kano", "vlot"]) {
    await addActivity(database.db, { slug });
    await minute();
  }
  expect([service.asked(), await tries(), lines]).toEqual([2, [], [expect.stringContaining("IndexNow answered 403")]]);
  service.behave({});
  await addActivity(database.db, { slug: "zeil" });
  await minute();
  expect(toldPaths()).toEqual([["/uitjes/kano", "/uitjes/vlot", "/uitjes/zeil"]]);
});

test("a service that hangs or is down fails after the timeout", async () => {
  const changed = { host: HOST, urls: [`https://${HOST}/`] };
  service.behave({ slowness_ms: 2_000 });
  await expect(submitToIndexNow(service, changed, { timeout_ms: 50 })).rejects.toThrow("IndexNow did not answer in time.");
  await expect(submitToIndexNow({ ...service, url: "http://127.0.0.1:1/" }, changed)).rejects.toThrow("IndexNow could not be reached.");
});

test("many pages are submitted in several requests, each once, and a page that changes meanwhile again", async () => {
  for (const slug of ["a", "b", "c", "d", "e"]) await addActivity(database.db, { slug });
  service.behave({ status: 500 });
  await minute();
  const posts: (readonly string[])[] = [];
  const outcome = await submitChangedPages(
    database.db,
    { ...nl, domain: HOST },
    {
      most: 2,
      submit: async ({ urls }) => {
        if (posts.length === 0) await database.pool.query("update untold_page set noted = default where path = '/uitjes/a'");
        posts.push(urls.map((url) => url.at(-1) ?? ""));
        return { kind: "accepted" };
      },
    },
  );
  expect([outcome, posts]).toEqual([
    { kind: "accepted" },
    [
      ["a", "b"],
      ["c", "d"],
      ["e", "a"],
    ],
  ]);
  expect(await waiting()).toEqual([]);
});

test("after the backup of another cluster was restored, only later changes are submitted", async () => {
  await database.pool.query("update told_until set horizon = '999999999999'");
  await addActivity(database.db, { slug: "kano" });
  await minute();
  expect(service.asked()).toBe(0);
  await addActivity(database.db, { slug: "vlot" });
  await minute();
  expect(toldPaths()).toEqual([["/uitjes/vlot"]]);
});

test("without a key there is nothing to do", () => {
  expect(indexNowTasks({ db: database.db, indexNow: null, brands: BRANDS, log: () => {} })).toEqual({});
});
