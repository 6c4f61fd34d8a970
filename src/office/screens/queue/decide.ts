import type { Decision } from "../../../moderation/held-item.ts";
import { nextHeld } from "../../../moderation/list-held.ts";
import { parseItemName } from "../../../moderation/moderation-queue.ts";
import type { Answer } from "../../http/answer.ts";
import { doneUrl } from "../../http/done-url.ts";
import { moderationContext } from "../../http/moderation-context.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { decidedPage } from "./decided-page.tsx";
import { findItem, itemPage } from "./item-screen.tsx";
import { itemUrl, queueUrl, readQueueQuery } from "./queue-query.ts";
import { readReason } from "./reason.ts";

/** POST /wachtrij/:name/vrijgeven */
export async function releaseItem(request: OfficeRequest): Promise<Answer> {
  return decide(request, (named) => named.kind.release(moderationContext(request), named.id));
}

/** POST /wachtrij/:name/afwijzen, with a reason for the log. */
export async function rejectItem(request: OfficeRequest): Promise<Answer> {
  const read = readReason(request);
  if ("reason" in read) return decide(request, (named) => named.kind.reject(moderationContext(request), named.id, read.reason));
  const item = await findItem(request);
  if (!item) return null;
  return item.waits ? itemPage(request, item, read.typed) : decidedPage(request);
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
      return decidedPage(request);
    case "not-found":
      return null;
  }
}
