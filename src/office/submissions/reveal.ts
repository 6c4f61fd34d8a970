import { recordAct } from "../../history/record-act.ts";
import { revealedUntil } from "../../history/revealed-until.ts";
import type { Scope } from "../../permissions/scope.ts";
import type { Db } from "../../database/open.ts";
import { doneUrl } from "../http/done-url.ts";
import type { Answer } from "../http/answer.ts";
import type { OfficeRequest } from "../http/office-request.ts";
import { readId } from "../http/read-id.ts";
import { listSearch } from "./list-search.ts";

/** What can be revealed of a kind of rows, and where its pages are. */
export type Revealable = {
  /** The act in the log, such as `quotes.reveal`. */
  action: string;
  kind: string;
  path: string;
  read: (db: Db, scope: Scope, id: number) => Promise<{ platformId: number } | null>;
};

/** Writes who reveals a row to the log, and leads to its page, which then shows it. */
export async function reveal(request: OfficeRequest, { action, kind, path, read }: Revealable): Promise<Answer> {
  const { site, scope, actor, params, requestId } = request;
  const id = readId(params["id"]);
  const row = id === null ? null : await read(site.db, scope, id);
  if (id === null || !row) return null;
  const { platformId } = row;
  const actId = await recordAct(site.db, { actor, action, subject: { kind, id, platformId }, requestId });
  return { location: doneUrl(`${path}/${id}${listSearch(request)}`, actId) };
}

/** Until when the actor of a request sees what they revealed of a row; null when it is masked. */
export function visibleUntil(
  request: OfficeRequest,
  { action, kind }: Pick<Revealable, "action" | "kind">,
  id: number,
): Promise<Date | null> {
  return revealedUntil(request.site.db, { action, subject: { kind, id } }, request);
}
