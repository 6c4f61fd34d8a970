// `npm run accounts -- list | invite ADDRESS --name "Anna de Vries" [--brands nl,de] [--language de] | reset ADDRESS | end-sessions ADDRESS`:
// the people who can log in to the management area. `reset` removes passkeys and apps, and invites anew.
import { parseArgs } from "node:util";
import { findAccountByEmail } from "../src/accounts/account.ts";
import { endSessionsOf, resetFactors, inviteAgain, type PersonChange, type PersonOutcome } from "../src/accounts/change-person.ts";
import { invite, type Invitee } from "../src/accounts/invite.ts";
import { listPeople } from "../src/accounts/people.ts";
import { brandOfPlatform } from "../src/brands/brands.ts";
import type { Config } from "../src/config.ts";
import { isEmail } from "../src/contract/email.ts";
import { openSecrets } from "../src/crypto/open-secrets.ts";
import { makeDataFolder } from "../src/database/data-folder.ts";
import type { Db } from "../src/database/open.ts";
import { EVERYTHING } from "../src/permissions/scope.ts";
import { officeOriginOf } from "../src/sites.ts";
import { brandOf } from "./brand-of.ts";
import { onDatabase } from "./on-database.ts";
import { print } from "./print.ts";
import { minute, table } from "./table.ts";

const USAGE =
  'npm run accounts -- list, invite ADDRESS --name "Anna de Vries" [--brands nl,de] [--language de], reset ADDRESS, or end-sessions ADDRESS';
const MOST_LISTED = 10_000;
const OPTIONS = { name: { type: "string" }, brands: { type: "string" }, language: { type: "string" } } as const;

await onDatabase(async ({ db }, config) => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const [command, address = "", ...rest] = positionals;
  if (rest.length > 0) throw new Error(`Usage: ${USAGE}.`);
  if (command === "list" && address === "") return list(db);
  if (command !== "invite" && command !== "reset" && command !== "end-sessions") throw new Error(`Usage: ${USAGE}.`);
  if (!isEmail(address)) throw new Error(`"${address}" is no mail address: ${USAGE}.`);
  if (command === "invite") return inviteEditor(db, config, { address, ...values });
  await change(db, config, { command, address });
});

async function list(db: Db): Promise<void> {
  const people = await listPeople(db, EVERYTHING, { filter: {}, limit: MOST_LISTED });
  if (people.length === 0) return print("Nobody has an account.");
  const rows = people.map(({ firstName, lastName, email, role, platformIds, state, seenAt, isDemo }) => [
    ...[email, `${firstName} ${lastName}`, isDemo ? `${role} (demo)` : role],
    ...[platformIds?.map((id) => brandOfPlatform(id).key).join(",") ?? "all", state, minute(seenAt)],
  ]);
  print(table(["address", "name", "role", "brands", "state", "seen (UTC)"], rows));
}

type Typed = { address: string; name?: string; brands?: string; language?: string };

async function inviteEditor(db: Db, config: Config, { address, name, brands, language = "nl" }: Typed): Promise<void> {
  const [firstName = "", ...others] = name?.trim().split(/\s+/) ?? [];
  if (others.length === 0) throw new Error(`A first and a last name are missing: ${USAGE}.`);
  if (language !== "nl" && language !== "de") throw new Error(`There is no language "${language}": choose nl or de.`);
  const platformIds = brands === undefined ? null : brands.split(",").map((key) => brandOf(key.trim()).id);
  const invitee: Invitee = { firstName, lastName: others.join(" "), email: address, role: "ADMIN", language, platformIds };
  const { secrets, by } = await operatorOf(config);
  const outcome = await invite(db, secrets, { invitee, ...by });
  if (outcome.kind !== "invited") throw new Error(`${address} has an account already: see npm run accounts -- list.`);
  print(
    `${address} ${outcome.isAgain ? "was invited already, and is invited again" : "is invited"}. The mail is queued; its link is valid for seven days.`,
  );
}

async function change(db: Db, config: Config, { command, address }: { command: "reset" | "end-sessions"; address: string }): Promise<void> {
  const account = await findAccountByEmail(db, address);
  if (!account) throw new Error(`${address} has no account.`);
  const { secrets, by } = await operatorOf(config);
  const whose: PersonChange = { ...by, accountId: account.id };
  if (command === "end-sessions") {
    reportDone(address, await endSessionsOf(db, whose));
    return print(`${address} is logged out everywhere.`);
  }
  // Somebody who never accepted an invitation has no factors: the invitation is sent again.
  reportDone(address, await (account.state === "INVITED" ? inviteAgain : resetFactors)(db, secrets, whose));
  print(`${address} has to set up a passkey or an app again. An invitation is queued; its link is valid for seven days.`);
}

function reportDone(address: string, { kind }: PersonOutcome): void {
  if (kind !== "done") throw new Error(`${address} is a demo account, or is deactivated: activate it in the management area first.`);
}

async function operatorOf(config: Config) {
  if (config.officeHost === null) throw new Error("There is no management area: set OFFICE_HOST.");
  const secrets = await openSecrets(config, await makeDataFolder(config.dataDir));
  const origin = officeOriginOf(config.officeHost, config);
  return { secrets, by: { actor: { kind: "OPERATOR" } as const, origin, now: new Date() } };
}
