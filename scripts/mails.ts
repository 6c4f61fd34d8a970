// `npm run mails -- dead | waiting | retry ID … | retry all | drop ID REASON`: mails that were not delivered, their retries, and giving up.
import { brandOfPlatform } from "../src/brands/brands.ts";
import type { Db } from "../src/database/open.ts";
import { dropMail } from "../src/mail/drop-mail.ts";
import { nameOf, retryMail, retryMails } from "../src/mail/retry-mails.ts";
import { unsentMails, type UnsentState } from "../src/mail/unsent-mails.ts";
import { EVERYTHING } from "../src/permissions/scope.ts";
import { onDatabase } from "./on-database.ts";
import { print } from "./print.ts";
import { minute, table } from "./table.ts";

const USAGE = "npm run mails -- dead, waiting, retry ID …, retry all or drop ID REASON";
const OPERATOR = { scope: EVERYTHING, actor: { kind: "OPERATOR" } } as const;
const MOST_LISTED = 1_000;

await onDatabase(async ({ db }) => {
  const [command, ...rest] = process.argv.slice(2);
  if (command === "dead" || command === "waiting") return list(db, command);
  if (command === "retry" && rest.length === 1 && rest[0] === "all") return retryAll(db);
  if (command === "retry") return retry(db, idsOf(rest));
  if (command === "drop") return drop(db, rest);
  throw new Error(`Usage: ${USAGE}.`);
});

async function list(db: Db, state: UnsentState): Promise<void> {
  const mails = await unsentMails(db, EVERYTHING, { filter: { state }, limit: MOST_LISTED });
  if (mails.length === 0) return print(state === "dead" ? "No mail is dead." : "No mail waits for another try.");

  const rows = mails.map(({ id, platformId, since, tries, nextTry, lastError, ...mail }) => [
    ...[String(id), platformId === null ? "" : brandOfPlatform(platformId).key, minute(since), String(tries), minute(nextTry)],
    ...[nameOf(mail), lastError ?? ""],
  ]);
  print(table(["id", "brand", "since (UTC)", "tries", "next try", "what", "last error"], rows));
}

async function retryAll(db: Db): Promise<void> {
  const outcome = await retryMails(db, { filter: {}, expected: "any" }, OPERATOR);
  print(`Tried again now: ${outcome.kind === "done" ? outcome.count : 0}.`);
}

async function retry(db: Db, ids: readonly number[]): Promise<void> {
  const missed: number[] = [];
  for (const id of ids) if ((await retryMail(db, id, OPERATOR)).kind !== "done") missed.push(id);
  if (missed.length < ids.length) print(`Tried again now: ${ids.length - missed.length}.`);
  if (missed.length > 0) throw new Error(`Not failed, or being sent at this moment: ${missed.join(", ")}.`);
}

async function drop(db: Db, [name, ...words]: string[]): Promise<void> {
  const [id = 0] = idsOf(name === undefined ? [] : [name]);
  const reason = words.join(" ").trim();
  if (reason === "") throw new Error(`A reason is missing: ${USAGE}.`);
  const { kind } = await dropMail(db, { id, reason }, OPERATOR);
  if (kind !== "done") throw new Error(`${id} is ${kind === "not-found" ? "not in the queue" : "not dead: it will be tried again"}.`);
  print(`Given up for good: ${id}.`);
}

function idsOf(args: string[]): number[] {
  const ids = args.map(Number);
  if (ids.length === 0 || !ids.every(Number.isSafeInteger)) throw new Error(`No mail is named: ${USAGE}.`);
  return ids;
}
