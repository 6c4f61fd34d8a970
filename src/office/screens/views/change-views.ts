import { removeView, saveView } from "../../../accounts/saved-views.ts";
import type { Answer } from "../../http/answer.ts";
import { failure } from "../../http/failure.tsx";
import { localPath, LONGEST_PATH } from "../../http/local-path.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { readId } from "../../http/read-id.ts";

const LONGEST_NAME = 60;
/** Of lists. */
const PATH = /^\/[a-z]{1,40}$/;

/** POST /weergaven: names the list on screen, to come back to it. */
export async function keepView({ site, session, form, words }: OfficeRequest): Promise<Answer> {
  const address = localPath(form.get("adres"));
  const name = form.get("naam")?.trim().slice(0, LONGEST_NAME) ?? "";
  const [screen = "/", parameters] = address.split("?", 2);
  const query = parameters === undefined ? "" : `?${parameters}`;
  if (name === "") return failure(words.list.namelessView, 422);
  if ((form.get("adres")?.length ?? 0) > LONGEST_PATH) return failure(words.list.tooLongView, 422);
  if (!session || !PATH.test(screen)) return null;
  const isSaved = await saveView(site.db, { accountId: session.account.id, screen, name, query });
  return isSaved ? { location: address } : failure(words.list.tooManyViews, 409);
}

/** POST /weergaven/:id/weg */
export async function dropView({ site, session, form, params }: OfficeRequest): Promise<Answer> {
  const id = readId(params["id"]);
  if (session && id !== null) await removeView(site.db, { accountId: session.account.id, id });
  return { location: localPath(form.get("terug")) };
}
