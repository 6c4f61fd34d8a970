import { readAct } from "../../../history/read-acts.ts";
import { isHeldKind, itemName } from "../../../moderation/moderation-queue.ts";
import { undoAct } from "../../../moderation/undo-act.ts";
import type { Answer, Page } from "../../http/answer.ts";
import { doneUrl } from "../../http/done-url.ts";
import { localPath } from "../../http/local-path.ts";
import { moderationContext } from "../../http/moderation-context.ts";
import { mayDo, type OfficeRequest } from "../../http/office-request.ts";
import { FailurePage } from "../../ui/failure-page.tsx";

/** POST /logboek/:id/ongedaan: undoes an act, and leads to what waits again, or back to the list in `terug`. */
export async function undo(request: OfficeRequest): Promise<Answer> {
  const { site, scope, params, form, words } = request;
  const id = Number(/^[1-9]\d{0,14}$/.exec(params["id"] ?? "")?.[0]);
  const act = Number.isNaN(id) ? null : await readAct(site.db, scope, id);
  if (!act || mayDo(request, "log.undo", act).kind !== "allowed") return null;
  const outcome = await undoAct(moderationContext(request), id);
  switch (outcome.kind) {
    case "undone":
      return { location: doneUrl(form.has("terug") ? localPath(form.get("terug")) : pageOf(act), outcome.actId) };
    case "not-found":
      return null;
    case "already-undone":
      return conflict(words.failures.decided);
    case "changed":
      return conflict(words.failures.changed);
  }
}

function pageOf({ subjectKind: kind, subjectId: id }: { subjectKind: string; subjectId: number | null }): string {
  return isHeldKind(kind) && id !== null ? `/wachtrij/${itemName({ kind, id })}` : "/logboek";
}

function conflict({ title, text }: { title: string; text: string }): Page {
  return { title, body: <FailurePage text={text} />, status: 409 };
}
