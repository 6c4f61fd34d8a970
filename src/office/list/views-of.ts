import { listViews, type SavedView } from "../../accounts/saved-views.ts";
import type { OfficeRequest } from "../http/office-request.ts";
import type { ListSpec } from "./list-query.ts";

/** The saved views of the actor for a list. */
export async function viewsOf({ site, session }: Pick<OfficeRequest, "site" | "session">, { path }: ListSpec): Promise<SavedView[]> {
  return session ? listViews(site.db, { accountId: session.account.id, screen: path }) : [];
}
