import { removeView, saveView } from "../../../accounts/saved-views.ts";
import type { Answer } from "../../http/answer.ts";
import { failure } from "../../http/failure.tsx";
import { localPath } from "../../http/local-path.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { readId } from "../../http/read-id.ts";

const LONGEST_NAME = 60;
const LONGEST_QUERY = 2_000;
/** Longer than the path of any list. */
const LONGEST_SCREEN = 40;

/** POST /weergaven: names the list on screen, to come back to it. */
export async function keepView({ site, session, form, words }: OfficeRequest): Promise<Answer> {
  const address = localPath(form.get("adres"));
  const name = form.get("naam")?.trim().slice(0, LONGEST_NAME) ?? "";
  const [screen = "/", query] = address.split("?", 2);
  const saved = query === undefined ? "" : `?${query}`;
  if (session && name !== "" && saved.length <= LONGEST_QUERY) {
    const view = { screen: screen.slice(0, LONGEST_SCREEN), name, query: saved };
    const isSaved = await saveView(site.db, { accountId: session.account.id, ...view });
    if (!isSaved) return failure(words.list.tooManyViews, 409);
  }
  return { location: address };
}

/** POST /weergaven/:id/weg */
export async function dropView({ site, session, form, params }: OfficeRequest): Promise<Answer> {
  const id = readId(params["id"]);
  if (session && id !== null) await removeView(site.db, { accountId: session.account.id, id });
  return { location: localPath(form.get("terug")) };
}
