import { brandOfPlatform } from "../../brands/brands.ts";
import { agendaUrl } from "../../events/agenda-url.ts";
import type { RecordedAct } from "../../history/read-acts.ts";
import { isHeldKind, itemName } from "../../moderation/moderation-queue.ts";
import { useRequest } from "../page-context.ts";
import { resultSentence } from "./act-sentence.ts";
import styles from "./done.module.css";
import { UndoForm } from "./undo-form.tsx";

/** Above the title, since the page is often about the next item: says what was just done, where it can be seen, and offers a way back. */
export function Done() {
  const { done, words, url } = useRequest();
  if (!done) return url.searchParams.has("bevestigd") ? <Proved /> : null;
  const { act, count, canUndo } = done;
  const [, lost] = act.changes["notRestored"] ?? [];
  return (
    <div className={styles.done} role="status">
      <p>
        {resultSentence(words, { act, count })}
        {typeof lost === "string" && `. ${words.acts.notRestored[lost] ?? lost}`}
        <AgendaLink act={act} />
      </p>
      {canUndo && <UndoForm act={act} back={backOf(url, act)} />}
    </div>
  );
}

/** In the queue an undoing leads back to the item, within the filters of the list. */
function backOf({ pathname, searchParams }: URL, { subjectKind: kind, subjectId: id }: RecordedAct): string | undefined {
  if (!pathname.startsWith("/wachtrij") || !isHeldKind(kind) || id === null) return undefined;
  const filters = new URLSearchParams([...searchParams].filter(([name]) => name !== "gedaan" && name !== "p"));
  return `/wachtrij/${itemName({ kind, id })}${filters.size > 0 ? `?${filters}` : ""}`;
}

/** After a proof for a download, which is asked for once more. */
function Proved() {
  return (
    <div className={styles.done} role="status">
      <p>{useRequest().words.stepUp.given}</p>
    </div>
  );
}

/** A released event is in the agenda of its brand within a second. */
function AgendaLink({ act: { action, subjectKind, platformId } }: { act: RecordedAct }) {
  const { site, words } = useRequest();
  if (action !== "held.release" || subjectKind !== "event" || platformId === null) return null;
  return <a href={`${site.originOf(brandOfPlatform(platformId))}${agendaUrl({})}`}>{words.acts.toAgenda}</a>;
}
