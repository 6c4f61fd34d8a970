import { brandOfPlatform } from "../../../brands/brands.ts";
import type { ShownItem } from "../../../moderation/held-item.ts";
import { nextHeld } from "../../../moderation/list-held.ts";
import { parseItemName } from "../../../moderation/moderation-queue.ts";
import type { Answer, Page } from "../../http/answer.ts";
import { moderationContext } from "../../http/moderation-context.ts";
import { offers, type OfficeRequest } from "../../http/office-request.ts";
import { MOST_COUNTED } from "../../list/list-query.ts";
import { useRequest } from "../../page-context.ts";
import { Age } from "../../ui/age.tsx";
import text from "../../ui/text.module.css";
import { decidedPage } from "./decided-page.tsx";
import { DecisionForms } from "./decision-forms.tsx";
import { ItemFacts } from "./item-facts.tsx";
import styles from "./item.module.css";
import { itemUrl, queueUrl, readQueueQuery, type QueueQuery } from "./queue-query.ts";
import { countQueue } from "./queue-screen.tsx";
import { problemOf, type TypedInto } from "./typed-into.ts";

/** GET /wachtrij/:name: an item with all that an editor decides by. */
export async function loadItem(request: OfficeRequest): Promise<Answer> {
  const item = await findItem(request);
  return item?.waits ? itemPage(request, item) : decidedPage(request, item);
}

/** The item that the address names; null when it is missing or outside the scope. */
export async function findItem(request: OfficeRequest): Promise<ShownItem | null> {
  const named = parseItemName(request.params["name"] ?? "");
  return named && named.kind.show(moderationContext(request), named.id);
}

/** The page of an item; with what was typed when a form has a problem. */
export async function itemPage(request: OfficeRequest, item: ShownItem, typed: TypedInto = {}): Promise<Page> {
  const { site, words } = request;
  const queue = readQueueQuery(request);
  const { scope, kind } = queue;
  const [next, left] = await Promise.all([nextHeld(site.db, scope, { after: item, kind }), countQueue(site.db, scope, kind)]);
  const kindName = words.queue.kinds[item.kind];
  return {
    title: words.queue.title(kindName, headingOf(item)),
    crumbs: [{ title: words.common.screens.queue, url: queueUrl(queue) }, { title: `${kindName} ${item.id}` }],
    body: <Item {...{ item, queue, left, typed }} nextUrl={next && itemUrl(queue, next)} />,
    isWide: true,
    ...(problemOf(typed) && { status: 422 }),
  };
}

function headingOf({ fields, notes }: ShownItem): string {
  const activity = notes.find((note) => note.kind === "activity");
  return activity ? activity.title : String(fields["title"] ?? fields["name"]);
}

type ItemProps = { item: ShownItem; queue: QueueQuery; left: number; nextUrl: string | null; typed: TypedInto };

function Item({ item, queue, left, nextUrl, typed }: ItemProps) {
  const request = useRequest();
  const { words } = request;
  const since = item.fields["created_at"];
  const wrong = problemOf(typed);
  return (
    <>
      <ul className={styles.meta}>
        <li>{brandOfPlatform(item.platformId).name}</li>
        {since instanceof Date && (
          <li>
            {words.queue.since.toLowerCase()} <Age since={since} />
          </li>
        )}
        <li>{words.queue.left(left, left >= MOST_COUNTED)}</li>
      </ul>
      {wrong && (
        <p role="alert" className={`${text.alert} ${styles.problem}`}>
          <a href={`#${wrong.field}`}>{wrong.problem}</a>
        </p>
      )}
      <div className={styles.columns}>
        <ItemFacts item={item} pictureUrl={itemUrl(queue, item, "/foto")} />
        {offers(request, "held.decide", item) && <DecisionForms {...{ item, queue, nextUrl, typed }} />}
      </div>
    </>
  );
}
