import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import { recordAct } from "../history/record-act.ts";
import { endFormer, openSession } from "./session.ts";

/** The editor of a trial. Nobody can write to this address (RFC 2606), and no mail logs it in. */
const EDITOR = { first_name: "Redactie", last_name: "(proef)", email: "redactie@proef.example" };

/** Logs in as the editor of a trial, whose account is made at the first time. Only while HOSTS is unset (specification 4 §13). */
export async function logInAsDemo(
  db: Db,
  { browser, former, now, requestId }: { browser: string; former: string | null; now: Date; requestId: string },
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto("user_account")
      .values({ ...EDITOR, role_id: 1, demo: true, active: true, phone: null, password: null, old_password: null, old_idx: null })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doUpdateSet({ active: true, deactivated_at: null, demo: true }))
      .returning("id")
      .executeTakeFirstOrThrow();
    const actor = { kind: "ADMIN" as const, accountId: id, organisations: [], platformIds: null, provedAt: now, viewsAs: null };
    await recordAct(transaction, {
      actor,
      action: "login",
      subject: { kind: "account", id },
      changes: { method: [null, "DEMO"] },
      requestId,
    });
    await endFormer(transaction, former);
    return openSession(transaction, { accountId: id, method: "DEMO", browser, now });
  });
}

/** Ends the accounts of a trial; called at a start with HOSTS (ASVS 6.3.2). Returns their number. */
export async function endDemoAccounts(db: Db): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .updateTable("user_account")
      .set({ active: false, deactivated_at: sql`now()` })
      .where("demo", "=", true)
      .where("active", "=", true)
      .executeTakeFirst();
    await transaction
      .deleteFrom("session")
      .where("user_account_id", "in", transaction.selectFrom("user_account").select("id").where("demo", "=", true))
      .execute();
    return Number(ended.numUpdatedRows);
  });
}
