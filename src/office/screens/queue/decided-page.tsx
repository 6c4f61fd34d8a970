import { readDecision, type RecordedAct } from "../../../history/read-acts.ts";
import type { ShownItem } from "../../../moderation/held-item.ts";
import { parseItemName } from "../../../moderation/moderation-queue.ts";
import { buttonClass } from "../../../web/ui/form/button.ts";
import type { Page } from "../../http/answer.ts";
import { offers, type OfficeRequest } from "../../http/office-request.ts";
import { useRequest } from "../../page-context.ts";
import { agoInWords } from "../../ui/age.tsx";
import text from "../../ui/text.module.css";
import { UndoForm } from "../../ui/undo-form.tsx";
import { logUrlOf } from "../log/log-url.ts";
import { itemUrl, queueUrl, readQueueQuery, type QueueQuery } from "./queue-query.ts";

/**
 * The answer about an item that no longer waits: who decided what, and when. Null for what is missing or outside the scope; a city that was
 * deleted with its rejection is known by the log alone.
 */
export async function decidedPage(request: OfficeRequest, item: ShownItem | null): Promise<Page | null> {
  const { site, scope, words } = request;
  const named = parseItemName(request.params["name"] ?? "");
  if (!named) return null;
  const decision = await readDecision(site.db, scope, { kind: named.name, id: named.id });
  if (!item && !decision) return null;
  const queue = readQueueQuery(request);
  const back = itemUrl(queue, { kind: named.name, id: named.id });
  return {
    title: words.failures.decided.title,
    crumbs: [{ title: words.common.screens.queue, url: queueUrl(queue) }],
    body: <Decided decision={decision} queue={queue} back={back} />,
    status: 409,
  };
}

/** `back` is the page of the item, which waits again after an undoing. */
function Decided({ decision, queue, back }: { decision: RecordedAct | null; queue: QueueQuery; back: string }) {
  const request = useRequest();
  const { words } = request;
  return (
    <div className={text.stack}>
      <p>{decision ? sentenceOf(request, decision) : words.queue.neverHeld}</p>
      {decision?.reason && <p>{`${words.queue.reason}: ${decision.reason}`}</p>}
      {decision && <UndoForm act={decision} back={back} />}
      {decision && offers(request, "log.read") && <a href={logUrlOf(decision)}>{words.queue.toLog}</a>}
      <p>
        <a className={buttonClass("quiet")} href={queueUrl(queue)} data-key="n">
          {words.queue.toList}
        </a>
      </p>
    </div>
  );
}

function sentenceOf({ words, session, now }: OfficeRequest, { action, actorId, actorKind, actorName, at }: RecordedAct): string {
  const verdict = action === "held.release" ? "release" : "reject";
  const isOwn = actorId !== null && actorId === session?.account.id;
  const sentence = isOwn ? words.queue.ownDecision[verdict] : words.queue.decidedBy[verdict](actorName ?? words.acts.actors[actorKind]);
  // German abbreviates minutes with a full stop.
  return `${sentence}, ${agoInWords(words, now.getTime() - at.getTime()).replace(/\.$/, "")}.`;
}
