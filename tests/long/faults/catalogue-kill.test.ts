import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../src/database/open.ts";
import { testDatabase } from "../../support/database.ts";
import { addActivity } from "../../support/fixtures.ts";

const KILLS = 8;
const PROCESS = join(import.meta.dirname, "../../abuse/catalogue-process.ts");

let database: OpenDatabase;
let folder: string;

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), "uitkijk-snapshot-"));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a process, runs `work` meanwhile, and kills the process at any point. */
async function killDuring(work: () => Promise<unknown>): Promise<{ ids: number[]; log: string[] }> {
  const child = spawn(process.execPath, [PROCESS, String(database.connection.connectionString), folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(createInterface(child.stdout), "line");
  await work();
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
  return JSON.parse(String(line));
}

async function activities(): Promise<number[]> {
  const rows = await database.db.selectFrom("activity").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

test(
  "after each of eight or more kills during updates and snapshots, the next process has the content of the database",
  { timeout: 120_000 },
  async () => {
    const log: string[] = [];
    const began = () => log.filter((line) => line.includes("loaded from its snapshot")).length;
    // On a busy machine the first processes are killed before they write a snapshot; most must start from a snapshot.
    for (let kill = 0; kill < KILLS || (began() <= kill / 2 && kill < 4 * KILLS); kill += 1) {
      const expected = await activities();
      const { ids, log: lines } = await killDuring(async () => {
        for (let number = 0; number < 12; number += 1) {
          const id = await addActivity(database.db, { title: `Uitje ${kill} ${number}` });
          if (number % 3 === 0) await database.db.deleteFrom("activity").where("id", "=", id).execute();
          await delay((kill * 7 + number * 3) % 11);
        }
      });
      expect(ids.toSorted((a, b) => a - b)).toEqual(expected);
      log.push(...lines);
    }
    expect(began()).toBeGreaterThan(KILLS / 2);
    expect(log.filter((line) => line.includes("damaged"))).toEqual([]);
  },
);
