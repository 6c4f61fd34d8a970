import { readAct } from "../../../history/read-acts.ts";
import { isHeldKind, itemName } from "../../../moderation/moderation-queue.ts";
import { undoAct } from "../../../moderation/undo-act.ts";
import type { Answer } from "../../http/answer.ts";
import { doneUrl } from "../../http/done-url.ts";
import { failure } from "../../http/failure.tsx";
import { localPath } from "../../http/local-path.ts";
import { moderationContext } from "../../http/moderation-context.ts";
import { readLongId } from "../../http/read-id.ts";
import { mayDo, type OfficeRequest } from "../../http/office-request.ts";

/** POST /logboek/:id/ongedaan: undoes an act, and leads to what waits again, or back to the list in `terug`. */
export async function undo(request: OfficeRequest): Promise<Answer> {
  const { site, scope, params, form, words } = request;
  const id = readLongId(params["id"]);
  const act = id === null ? null : await readAct(site.db, scope, id);
  if (id === null || !act || mayDo(request, "log.undo", act).kind !== "allowed") return null;
  const outcome = await undoAct(moderationContext(request), id);
  switch (outcome.kind) {
    case "undone":
      return { location: doneUrl(form.has("terug") ? localPath(form.get("terug")) : pageOf(act), outcome.actId) };
    case "not-found":
      return null;
    case "already-undone":
      return failure(words.failures.decided, 409);
    case "changed":
      return failure(words.failures.changed, 409);
  }
}

function pageOf({ subjectKind: kind, subjectId: id }: { subjectKind: string; subjectId: number | null }): string {
  return isHeldKind(kind) && id !== null ? `/wachtrij/${itemName({ kind, id })}` : "/logboek";
}
