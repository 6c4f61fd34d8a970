import type { Db } from "../database/open.ts";

/** A list that somebody named; `query` begins with `?`, or is empty. */
export type SavedView = { id: number; name: string; query: string };

/** The views of one screen, by name. */
export async function listViews(db: Db, { accountId, screen }: { accountId: number; screen: string }): Promise<SavedView[]> {
  return db
    .selectFrom("saved_view")
    .select(["id", "name", "query"])
    .where("user_account_id", "=", accountId)
    .where("screen", "=", screen)
    .orderBy("name")
    .execute();
}

/** A view of the same name is replaced. */
export async function saveView(db: Db, view: { accountId: number; screen: string; name: string; query: string }): Promise<void> {
  const { accountId: user_account_id, screen, name, query } = view;
  await db
    .insertInto("saved_view")
    .values({ user_account_id, screen, name, query })
    .onConflict((conflict) => conflict.columns(["user_account_id", "screen", "name"]).doUpdateSet({ query }))
    .execute();
}

/** Removes one of the account's own views. */
export async function removeView(db: Db, { accountId, id }: { accountId: number; id: number }): Promise<void> {
  await db.deleteFrom("saved_view").where("id", "=", id).where("user_account_id", "=", accountId).execute();
}
