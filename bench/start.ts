// Measures a second start, from the command to the first page: `npm run bench:start`.
//   DATA_DIR=… the data folder (filled with the starter content if it is empty)   -- --times 5
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openDatabase } from "../src/database/open.ts";
import { readConfig } from "../src/config.ts";
import { freePort } from "../tests/support/server.ts";
import { BUILT_SERVER } from "../scripts/built-server.mjs";
import { MEMORY_FLAGS } from "../scripts/memory-flags.mjs";
import { OVERVIEW } from "./pages/addresses.ts";
import { readText } from "./pages/read-text.ts";

const ROOT = join(import.meta.dirname, "..");
/** A first start on a million activities builds their index. */
const TIMEOUT_MS = 600_000;
const PAUSE_MS = 5;
const COMMANDS = {
  "npm start": ["npm", "start", "--silent"],
  "node alone": [process.execPath, ...MEMORY_FLAGS, BUILT_SERVER],
} as const;

const { values } = parseArgs({ options: { times: { type: "string", default: "5" } } });

// The first start fills the database and the compile cache.
await startOnce(COMMANDS["npm start"]);
console.log(
  `${await countActivities()} activities; seconds until the first overview was read, and until the server logged that it was ready:`,
);
for (const [name, command] of Object.entries(COMMANDS)) {
  const starts: Started[] = [];
  for (let time = 0; time < Number(values.times); time += 1) starts.push(await startOnce(command));
  const middle = starts.toSorted((a, b) => a.page_ms - b.page_ms)[Math.floor(starts.length / 2)];
  const pages = starts.map(({ page_ms }) => (page_ms / 1_000).toFixed(2)).join(" ");
  console.log(`${name.padEnd(14)} ${seconds(middle?.page_ms)} (${seconds(middle?.ready_ms)})   all: ${pages}`);
}

type Started = { page_ms: number; ready_ms: number };

/** Starts the server, reads a page as soon as it responds, and stops it. */
async function startOnce(command: readonly string[]): Promise<Started> {
  const port = await freePort();
  const [program = "", ...words] = command;
  const begun = performance.now();
  const child = spawn("env", ["-C", ROOT, `PORT=${port}`, "HOSTS=", "METRICS_PORT=", program, ...words], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  let ready_ms = Infinity;
  child.stdout.on("data", (piece: Buffer) => {
    if (ready_ms === Infinity && piece.includes("Ready in")) ready_ms = performance.now() - begun;
  });
  const page_ms = await firstPage(port, begun);
  child.kill("SIGTERM");
  await ended;
  return { page_ms, ready_ms };
}

async function firstPage(port: number, begun: number): Promise<number> {
  for (;;) {
    const html = await readText({ port, ...OVERVIEW }).catch(() => null);
    const passed_ms = performance.now() - begun;
    if (html !== null) return passed_ms;
    if (passed_ms > TIMEOUT_MS) throw new Error(`There was no page within ${TIMEOUT_MS / 1_000} s.`);
    await delay(PAUSE_MS);
  }
}

async function countActivities(): Promise<string> {
  const database = await openDatabase({ ...readConfig(), log: () => {} });
  const { rows } = await database.pool.query<{ count: string }>("select count(*) from activity");
  await database.close();
  return rows[0]?.count ?? "?";
}

function seconds(milliseconds = Infinity): string {
  return `${(milliseconds / 1_000).toFixed(2)} s`;
}
