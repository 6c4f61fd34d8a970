// `npm run mails -- dead | waiting | retry ID … | retry all`: mails that were not delivered, and their retries.
import type { Db } from "../src/database/open.ts";
import { retryMails, unsentMails, type UnsentState } from "../src/mail/unsent-mails.ts";
import { onDatabase } from "./on-database.ts";
import { print } from "./print.ts";
import { minute, table } from "./table.ts";

const USAGE = "npm run mails -- dead, waiting, retry ID … or retry all";

await onDatabase(async ({ db }) => {
  const [command, ...rest] = process.argv.slice(2);
  if (command === "dead" || command === "waiting") return list(db, command);
  if (command === "retry") return retry(db, idsOf(rest));
  throw new Error(`Usage: ${USAGE}.`);
});

async function list(db: Db, state: UnsentState): Promise<void> {
  const mails = await unsentMails(db, state);
  if (mails.length === 0) return print(state === "dead" ? "No mail is dead." : "No mail waits for another try.");

  const rows = mails.map(({ id, brand, what, since, tries, nextTry, lastError }) => [
    ...[String(id), brand.key, minute(since), String(tries), minute(nextTry), what, lastError ?? ""],
  ]);
  print(table(["id", "brand", "since (UTC)", "tries", "next try", "what", "last error"], rows));
}

async function retry(db: Db, which: number[] | "all"): Promise<void> {
  const retried = await retryMails(db, which);
  const missed = which === "all" ? [] : which.filter((id) => !retried.includes(id));
  if (retried.length > 0 || which === "all") print(`Tried again now: ${retried.length}.`);
  if (missed.length > 0) throw new Error(`Not in the queue, or being sent at this moment: ${missed.join(", ")}.`);
}

function idsOf(args: string[]): number[] | "all" {
  if (args.length === 1 && args[0] === "all") return "all";
  const ids = args.map(Number);
  if (ids.length === 0 || !ids.every(Number.isSafeInteger)) throw new Error(`No mail is named: ${USAGE}.`);
  return ids;
}
