import type { Db } from "../database/open.ts";

/** A list that somebody named; `query` begins with `?`, or is empty. */
export type SavedView = { id: number; name: string; query: string };

/** Of one screen, so that its list stays a list. */
const MOST_VIEWS = 50;

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

/** A view of the same name is replaced. False when the screen has 50 others already: nothing is stored then. */
export async function saveView(db: Db, view: { accountId: number; screen: string; name: string; query: string }): Promise<boolean> {
  const { accountId: user_account_id, screen, name, query } = view;
  const others = (await listViews(db, view)).filter((known) => known.name !== name);
  if (others.length >= MOST_VIEWS) return false;
  await db
    .insertInto("saved_view")
    .values({ user_account_id, screen, name, query })
    .onConflict((conflict) => conflict.columns(["user_account_id", "screen", "name"]).doUpdateSet({ query }))
    .execute();
  return true;
}

/** Removes one of the account's own views. */
export async function removeView(db: Db, { accountId, id }: { accountId: number; id: number }): Promise<void> {
  await db.deleteFrom("saved_view").where("id", "=", id).where("user_account_id", "=", accountId).execute();
}
