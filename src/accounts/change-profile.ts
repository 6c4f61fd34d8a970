import type { Db } from "../database/open.ts";
import { recordAct } from "../history/record-act.ts";
import type { Actor } from "../permissions/actor.ts";
import type { Account } from "./account.ts";

/** What people change about their own account without a proof. */
export type Profile = Pick<Account, "firstName" | "lastName" | "language" | "hasLetterKeys">;

/** Changes the actor's own account. The log has the initials of names. Returns the id of its line. */
export async function changeProfile(
  db: Db,
  { actor, account, profile, requestId }: { actor: Actor; account: Account; profile: Profile; requestId: string },
): Promise<number> {
  const { firstName: first_name, lastName: last_name, language, hasLetterKeys: letter_keys } = profile;
  const before = shownInLog(account);
  const changes = Object.entries(shownInLog(profile)).map(([field, after]) => [field, [before[field], after] as const] as const);
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("user_account")
      .set({ first_name, last_name, language, letter_keys })
      .where("id", "=", account.id)
      .execute();
    return recordAct(transaction, {
      ...{ actor, action: "account.changed", subject: { kind: "account", id: account.id }, requestId },
      changes: Object.fromEntries(changes.filter(([, [was, is]]) => was !== is)),
    });
  });
}

function shownInLog({ firstName, lastName, language, hasLetterKeys }: Profile): Record<string, unknown> {
  return { firstName: initialOf(firstName), lastName: initialOf(lastName), language, keys: hasLetterKeys };
}

/** A name as the log has it: `A…`. */
function initialOf(name: string): string {
  return `${/^./u.exec(name)?.[0] ?? ""}…`;
}
