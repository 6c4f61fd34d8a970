import type { RecordedAct } from "../../history/read-acts.ts";
import { isHeldKind, itemName } from "../../moderation/moderation-queue.ts";

/** The pages of subjects, by their kind. */
const PATHS: Readonly<Record<string, string>> = {
  quote: "/offerteaanvragen",
  message: "/berichten",
  event: "/evenementaanvragen",
  newsletter: "/nieuwsbrief",
  account: "/mensen",
};

/**
 * The page of what an act was about; null when it has none, is gone or is outside the scope. Mails have a page while they fail (`mailIds`),
 * and cities while they wait, as they do after an undoing.
 */
export function subjectUrl(act: RecordedAct, mailIds: ReadonlySet<number>): string | null {
  const { subjectKind: kind, subjectId: id, subjectName, undoOf } = act;
  if (id === null) return null;
  if (kind === "mail") return mailIds.has(id) ? `/post/${id}` : null;
  if (subjectName === null) return null;
  if (kind === "city") return undoOf === null || !isHeldKind(kind) ? null : `/wachtrij/${itemName({ kind, id })}`;
  const path = PATHS[kind];
  return path === undefined ? null : `${path}/${id}`;
}
