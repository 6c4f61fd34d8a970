import { brandOfPlatform } from "../../../brands/brands.ts";
import { MOST_AT_ONCE } from "../../../mail/retry-mails.ts";
import { countUnsent, unsentMails, type Unsent } from "../../../mail/unsent-mails.ts";
import { buttonClass } from "../../../web/ui/form/button.ts";
import type { Page } from "../../http/answer.ts";
import { offers, type OfficeRequest } from "../../http/office-request.ts";
import { List, type Column } from "../../list/list.tsx";
import { listUrl, pageOf, readListQuery, type ListQuery } from "../../list/list-query.ts";
import { viewsOf } from "../../list/views-of.ts";
import { useRequest, useWords } from "../../page-context.ts";
import { Age } from "../../ui/age.tsx";
import text from "../../ui/text.module.css";
import type { OfficeWords } from "../../words/office-words.ts";
import { askedMails, mailsSpec } from "./mails-query.ts";
import styles from "./mails.module.css";
import { errorInWords } from "./mail-error.tsx";
import { MailState } from "./mail-state.tsx";
import { NextTry } from "./next-try.tsx";

/** GET /post: what was not delivered, the dead first. */
export async function loadMails(request: OfficeRequest): Promise<Page> {
  return mailsPage(request, readListQuery(request.url.searchParams, mailsSpec(request)));
}

/** The page of the list; with a notice above it when a retry was refused. */
export async function mailsPage(request: OfficeRequest, query: ListQuery, notice?: string): Promise<Page> {
  const { site, words } = request;
  const spec = mailsSpec(request);
  const { scope, filter, order } = askedMails(query, request.scope);
  const [rows, { count }, views] = await Promise.all([
    unsentMails(site.db, scope, { filter, order, ...pageOf(query) }),
    countUnsent(site.db, scope, { filter, most: MOST_AT_ONCE }),
    viewsOf(request, spec),
  ]);
  const list = { spec, query, rows, count, views, columns: columnsOf(words) };
  const body = (
    <>
      <p className={text.lead}>{words.mails.lead}</p>
      {notice && (
        <p role="alert" className={text.alert}>
          {notice}
        </p>
      )}
      {count > 0 && <RetryAll count={count} url={listUrl(spec, query)} />}
      <List
        {...list}
        keyOf={({ id }) => id}
        urlOf={({ id }) => `/post/${id}`}
        empty={{ title: words.mails.empty, text: words.mails.emptyText }}
      />
    </>
  );
  return { title: words.common.screens.mails, body, isWide: true, ...(notice && { status: 409 }) };
}

function RetryAll({ count, url }: { count: number; url: string }) {
  const request = useRequest();
  const { mails } = request.words;
  if (!offers(request, "mails.retry")) return null;
  return (
    <form method="post" action="/post/opnieuw" className={styles.retryAll}>
      <input type="hidden" name="adres" value={url} />
      <input type="hidden" name="aantal" value={count} />
      <button type="submit" className={buttonClass("quiet", "small")}>
        {count >= MOST_AT_ONCE ? mails.retryOldest(count) : mails.retryAll(count)}
      </button>
    </form>
  );
}

/** In words where its kind is known; as the server wrote it, it is the title. */
function ErrorLine({ error }: { error: string | null }) {
  const words = useWords();
  if (error === null) return words.common.none;
  return (
    <span className={styles.error} title={error}>
      {errorInWords(words, error) ?? error}
    </span>
  );
}

function columnsOf({ mails, common }: OfficeWords): Column<Unsent>[] {
  return [
    { title: mails.what, cell: ({ kind }) => mails.kinds[kind] ?? kind, isMain: true },
    {
      title: mails.state,
      cell: (mail) => (
        <>
          <MailState {...mail} />
          {mail.nextTry && (
            <small className={styles.next}>
              {mails.next} <NextTry {...mail} />
            </small>
          )}
        </>
      ),
      order: "staat",
      hasOwnWords: true,
    },
    {
      title: common.brand,
      cell: ({ platformId }) => (platformId === null ? common.none : brandOfPlatform(platformId).name),
      hasOwnWords: true,
    },
    { title: mails.since, cell: ({ since }) => <Age since={since} />, order: "sinds" },
    { title: mails.tries, cell: ({ tries }) => tries, isNumber: true },
    { title: mails.lastError, cell: ({ lastError }) => <ErrorLine error={lastError} /> },
  ];
}
