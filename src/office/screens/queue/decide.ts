import type { Decision } from "../../../moderation/held-item.ts";
import { nextHeld } from "../../../moderation/list-held.ts";
import { parseItemName } from "../../../moderation/moderation-queue.ts";
import type { Answer } from "../../http/answer.ts";
import { doneUrl } from "../../http/done-url.ts";
import { moderationContext } from "../../http/moderation-context.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { decidedPage } from "./decided-page.tsx";
import { findItem, itemPage } from "./item-screen.tsx";
import { readPosition } from "./position.ts";
import { itemUrl, queueUrl, readQueueQuery } from "./queue-query.ts";
import { readReason } from "./reason.ts";

/** POST /wachtrij/:name/vrijgeven; of a city with its position. */
export async function releaseItem(request: OfficeRequest): Promise<Answer> {
  const item = await findItem(request);
  if (item?.kind !== "city" || !item.waits) return decide(request, (named) => named.kind.release(moderationContext(request), named.id));
  const read = readPosition(request, item);
  if ("typed" in read) return itemPage(request, item, { position: read.typed });
  return decide(request, (named) => named.kind.release(moderationContext(request), named.id, read.position));
}

/** POST /wachtrij/:name/afwijzen, with a reason for the log. */
export async function rejectItem(request: OfficeRequest): Promise<Answer> {
  const read = readReason(request);
  if ("reason" in read) return decide(request, (named) => named.kind.reject(moderationContext(request), named.id, read.reason));
  const item = await findItem(request);
  return item?.waits ? itemPage(request, item, { rejection: read.typed }) : decidedPage(request, item);
}

type Named = NonNullable<ReturnType<typeof parseItemName>>;

async function decide(request: OfficeRequest, apply: (named: Named) => Promise<Decision>): Promise<Answer> {
  const { site, params } = request;
  const named = parseItemName(params["name"] ?? "");
  if (!named) return null;
  const queue = readQueueQuery(request);
  // Before the decision, which may delete the item and with it its place in the list.
  const next = await nextHeld(site.db, queue.scope, { after: { kind: named.name, id: named.id }, kind: queue.kind });
  const decision = await apply(named);
  switch (decision.kind) {
    case "done":
      return { location: doneUrl(next ? itemUrl(queue, next) : queueUrl(queue), decision.actId) };
    case "decided":
    case "not-found":
      return decidedPage(request, await findItem(request));
  }
}
