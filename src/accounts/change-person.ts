import { sql } from "kysely";
import type { Encryption } from "../crypto/encryption.ts";
import type { Db } from "../database/open.ts";
import { recordAct, type Changes } from "../history/record-act.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { isPerson, type Actor } from "../permissions/actor.ts";
import { scopeOf } from "../permissions/scope.ts";
import { removeFactors } from "./factors.ts";
import { sendInvitation, setBrands } from "./invite.ts";
import { isLastEditor } from "./last-editor.ts";
import { lockPeople } from "./lock-people.ts";
import { findColleague, type Colleague } from "./people.ts";
import { reaches } from "./reach.ts";
import { endSessions } from "./session.ts";

/**
 * What became of a change. `missing`: there is no such person in the actor's scope. `self`: nobody demotes or deactivates themselves.
 * `brands`: the actor has fewer brands than the person, or than they would give. `last`: no editor of all brands would be left.
 * `state`: only for an account in another state.
 */
export type PersonOutcome = { kind: "done"; actId: number } | { kind: "missing" | "self" | "brands" | "last" | "state" };

export type PersonChange = { actor: Actor; accountId: number; now: Date; origin: string; requestId?: string };

export type RoleAndBrands = {
  role: "ADMIN" | "USER";
  /** Null stands for all. */
  platformIds: readonly number[] | null;
};

/** Changes role and brands; they count at the person's next request. */
export async function changeRole(db: Db, change: PersonChange, { role, platformIds }: RoleAndBrands): Promise<PersonOutcome> {
  return changing(db, change, async (transaction, person) => {
    const isDemoted = person.role === "ADMIN" && (role !== "ADMIN" || platformIds !== null);
    if (isSelf(change) && role !== person.role) return "self";
    if (!reaches(change.actor, role === "ADMIN" ? platformIds : [])) return "brands";
    if (isDemoted && (await isLastEditor(transaction, person))) return "last";
    await transaction
      .updateTable("user_account")
      .set({ role_id: role === "ADMIN" ? 1 : 2 })
      .where("id", "=", person.id)
      .execute();
    await setBrands(transaction, person.id, role === "ADMIN" ? platformIds : null);
    return { action: "people.changed", changes: { role: [person.role, role], brands: [person.platformIds, platformIds] } };
  });
}

/** Deactivates an account: its sessions end, and mails and passkeys do not log it in. */
export async function deactivate(db: Db, change: PersonChange): Promise<PersonOutcome> {
  return changing(db, change, async (transaction, person) => {
    if (isSelf(change)) return "self";
    if (person.state === "DEACTIVATED") return "state";
    if (await isLastEditor(transaction, person)) return "last";
    await transaction.updateTable("user_account").set({ active: false, deactivated_at: change.now }).where("id", "=", person.id).execute();
    await transaction.deleteFrom("user_token").where("user_account_id", "=", person.id).execute();
    await endSessions(transaction, person.id);
    return { action: "people.deactivated", changes: { state: [person.state, "DEACTIVATED"] } };
  });
}

/** Activates a deactivated account. One without a factor is invited: with a mail alone nobody logs in. */
export async function activate(db: Db, secrets: Pick<Encryption, "encrypt">, change: PersonChange): Promise<PersonOutcome> {
  return changing(db, change, async (transaction, person) => {
    if (person.state !== "DEACTIVATED") return "state";
    const { rows } = await sql<{ hasFactor: boolean }>`
      select exists (select from passkey where user_account_id = ${person.id}) or exists (select from totp where user_account_id = ${person.id})
        as "hasFactor"
    `.execute(transaction);
    const active = rows[0]?.hasFactor ?? false;
    await transaction.updateTable("user_account").set({ active, deactivated_at: null }).where("id", "=", person.id).execute();
    if (!active) await sendInvitation(transaction, secrets, change);
    return { action: "people.activated", changes: { state: [person.state, active ? "ACTIVE" : "INVITED"] } };
  });
}

/** Mails a new invitation to a person who has not accepted the earlier one, which is then void. */
export async function inviteAgain(db: Db, secrets: Pick<Encryption, "encrypt">, change: PersonChange): Promise<PersonOutcome> {
  return changing(db, change, async (transaction, person) => {
    if (person.state !== "INVITED") return "state";
    await sendInvitation(transaction, secrets, change);
    return { action: "people.invited-again" };
  });
}

/**
 * For a person who lost all factors: removes them, ends the sessions, mails the owner, and invites anew (specification 4 §6, ASVS 6.4.4). Until the
 * invitation is accepted the account is inactive.
 */
export async function resetFactors(db: Db, secrets: Pick<Encryption, "encrypt">, change: PersonChange): Promise<PersonOutcome> {
  return changing(db, change, async (transaction, person) => {
    if (isSelf(change)) return "self";
    if (person.state !== "ACTIVE" || person.isDemo) return "state";
    const { now, origin, requestId } = change;
    await removeFactors(transaction, person.id);
    await endSessions(transaction, person.id);
    await transaction.updateTable("user_account").set({ active: false }).where("id", "=", person.id).execute();
    const facts = { accountId: person.id, at: now.toISOString(), origin };
    await queueMail(transaction, { mail: "office-factors-changed", ...facts, ...(requestId && { requestId }) });
    await sendInvitation(transaction, secrets, change);
    return { action: "people.reset" };
  });
}

/** Ends all sessions of somebody. */
export async function endSessionsOf(db: Db, change: PersonChange): Promise<PersonOutcome> {
  return changing(db, change, async (transaction, person) => {
    const ended = await endSessions(transaction, person.id);
    return { action: "people.sessions-ended", changes: { sessions: [ended, 0] } };
  });
}

type Changed = { action: string; changes?: Changes } | Exclude<PersonOutcome["kind"], "done">;

/** Finds the person in the actor's scope, lets `work` change them, and records it. One change of people at a time: the last editor stays. */
async function changing(
  db: Db,
  { actor, accountId, requestId }: PersonChange,
  work: (transaction: Db, person: Colleague) => Promise<Changed>,
): Promise<PersonOutcome> {
  return db.transaction().execute(async (transaction): Promise<PersonOutcome> => {
    await lockPeople(transaction);
    const person = await findColleague(transaction, scopeOf(actor), accountId);
    if (!person) return { kind: "missing" };
    if (!reaches(actor, person.platformIds)) return { kind: "brands" };
    const changed = await work(transaction, person);
    if (typeof changed === "string") return { kind: changed };
    const subject = { kind: "account", id: accountId };
    return { kind: "done", actId: await recordAct(transaction, { actor, subject, ...changed, ...(requestId && { requestId }) }) };
  });
}

function isSelf({ actor, accountId }: PersonChange): boolean {
  return isPerson(actor) && actor.accountId === accountId;
}
