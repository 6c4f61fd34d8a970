import { brandOfPlatform } from "../../../brands/brands.ts";
import { countWaiting } from "../../../moderation/count-waiting.ts";
import type { HeldItem, HeldKindName } from "../../../moderation/held-item.ts";
import { listHeld } from "../../../moderation/list-held.ts";
import { itemName } from "../../../moderation/moderation-queue.ts";
import type { Db } from "../../../database/open.ts";
import type { Scope } from "../../../permissions/scope.ts";
import type { Answer } from "../../http/answer.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { MOST_COUNTED, pageOf } from "../../list/list-query.ts";
import { List, type Column } from "../../list/list.tsx";
import { viewsOf } from "../../list/views-of.ts";
import { useWords } from "../../page-context.ts";
import { Age } from "../../ui/age.tsx";
import { dayInWords } from "../../ui/day.ts";
import text from "../../ui/text.module.css";
import type { OfficeWords } from "../../words/office-words.ts";
import styles from "./queue.module.css";
import { itemUrl, readQueueQuery } from "./queue-query.ts";

/** GET /wachtrij: everything that waits for a decision, the oldest first. */
export async function loadQueue(request: OfficeRequest): Promise<Answer> {
  const { site, words } = request;
  const queue = readQueueQuery(request);
  const { spec, query, kind, scope } = queue;
  const [rows, count, views] = await Promise.all([
    listHeld(site.db, scope, { kind, ...pageOf(query) }),
    countQueue(site.db, scope, kind),
    viewsOf(request, spec),
  ]);
  const { empty, emptyLead, lead } = words.queue;
  const body = (
    <>
      <p className={text.lead}>{lead}</p>
      <List
        {...{ spec, query, rows, count, views, columns: columnsOf(words) }}
        keyOf={itemName}
        urlOf={(item) => itemUrl(queue, item)}
        empty={{ title: empty, text: emptyLead }}
      />
    </>
  );
  return { title: words.common.screens.queue, body, isWide: true };
}

/** How many wait, of one kind or of all, at most `MOST_COUNTED`. */
export async function countQueue(db: Db, scope: Scope, kind: HeldKindName | undefined): Promise<number> {
  const counts = (await countWaiting(db, scope)).filter((waiting) => kind === undefined || waiting.kind === kind);
  const sum = counts.reduce((total, { count }) => total + count, 0);
  return Math.min(sum, MOST_COUNTED);
}

function columnsOf(words: OfficeWords): Column<HeldItem>[] {
  const { queue, common } = words;
  return [
    { title: queue.what, cell: (item) => <span className={styles.what}>{whatOf(words, item)}</span>, isMain: true },
    { title: queue.kind, cell: ({ kind }) => queue.kinds[kind], isShort: true },
    { title: common.brand, cell: ({ platformId }) => brandOfPlatform(platformId).name, isShort: true },
    { title: queue.since, cell: ({ since }) => <Age since={since} />, isShort: true },
    { title: queue.who, cell: ({ who }) => <Sender who={who} />, isShort: true },
  ];
}

/** A masked address, which may break before its host. */
function Sender({ who }: Pick<HeldItem, "who">) {
  const { common } = useWords();
  const [name, host] = who.split("@", 2);
  if (host === undefined) return common.none;
  return (
    <span className={styles.who}>
      {name}
      <wbr />@{host}
    </span>
  );
}

function whatOf(words: OfficeWords, { kind, title, detail, who }: HeldItem): string {
  switch (kind) {
    case "quote":
      // Many requests are about the same activity.
      return `${title}, ${detail || who}`;
    case "message":
      return `${detail === "AD" ? words.facts.types.AD : words.facts.types.QUESTION}: ${title}`;
    case "event":
      return `${title}, ${dayInWords(words, detail ?? "")}`;
    case "city":
      return `${title}, ${detail}`;
    case "newsletter":
      return title;
  }
}
