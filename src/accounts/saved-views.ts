import type { Db } from "../database/open.ts";

/** A list that somebody named; `query` begins with `?`, or is empty. */
export type SavedView = { id: number; name: string; query: string };

/** Of one screen, so that its list stays a list; and of an account, whatever screens it names. */
const MOST_VIEWS = { ofScreen: 50, ofAccount: 500 };

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

/** A view of the same screen and name is replaced. False when there are as many others as may be: nothing is stored then. */
export async function saveView(db: Db, view: { accountId: number; screen: string; name: string; query: string }): Promise<boolean> {
  const { accountId: user_account_id, screen, name, query } = view;
  const known = await db.selectFrom("saved_view").select(["screen", "name"]).where("user_account_id", "=", user_account_id).execute();
  const others = known.filter((one) => one.screen !== screen || one.name !== name);
  const onScreen = others.filter((one) => one.screen === screen);
  if (onScreen.length >= MOST_VIEWS.ofScreen || others.length >= MOST_VIEWS.ofAccount) return false;
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
