import type { HeldItem, HeldKindName } from "../../../moderation/held-item.ts";
import { isHeldKind, itemName } from "../../../moderation/moderation-queue.ts";
import { narrowed, type Scope } from "../../../permissions/scope.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { brandFilter } from "../../list/brand-filter.ts";
import { brandOf, listUrl, readListQuery, type ListQuery, type ListSpec } from "../../list/list-query.ts";
import { optionsOf } from "../../list/options-of.ts";

/** The part of the queue that an address asks for: its list, and the items that follow each other there. */
export type QueueQuery = {
  spec: ListSpec;
  query: ListQuery;
  kind: HeldKindName | undefined;
  scope: Scope;
};

export function readQueueQuery({ words, scope, url }: Pick<OfficeRequest, "words" | "scope" | "url">): QueueQuery {
  const kinds = {
    kind: "choice",
    name: "soort",
    label: words.queue.kind,
    all: words.queue.allKinds,
    options: optionsOf(words.queue.kinds),
  } as const;
  const filters = [kinds, ...brandFilter(words, scope)];
  const spec: ListSpec = { path: "/wachtrij", orders: ["sinds"], defaultDirection: "asc", filters };
  const query = readListQuery(url.searchParams, spec);
  const kind = query.values["soort"] ?? "";
  return { spec, query, kind: isHeldKind(kind) ? kind : undefined, scope: narrowed(scope, brandOf(query)) };
}

/** The list, from its first page: what was decided has moved the others. */
export function queueUrl({ spec, query }: QueueQuery): string {
  return listUrl(spec, query, { page: 1 });
}

/** The page of an item, or something under it such as `/foto`, with the filters of the list that it belongs to. */
export function itemUrl(queue: QueueQuery, item: Pick<HeldItem, "kind" | "id">, under = ""): string {
  const [, query] = queueUrl(queue).split("?", 2);
  const path = `${queue.spec.path}/${itemName(item)}${under}`;
  return query === undefined ? path : `${path}?${query}`;
}
