import { brandOfPlatform } from "../../../brands/brands.ts";
import type { MailPreview } from "../../../mail/outgoing/preview-mail.ts";
import type { Unsent } from "../../../mail/unsent-mails.ts";
import { useWords } from "../../page-context.ts";
import { timeInWords } from "../../ui/day.ts";
import styles from "./mails.module.css";
import { NextTry } from "./next-try.tsx";
import { State } from "./state.tsx";

/** What is known of a mail that was not delivered. */
export function Facts({ mail, preview }: { mail: Unsent; preview: MailPreview | null }) {
  const words = useWords();
  const { mails, common } = words;
  const { state, platformId, rows, since, tries, lastError } = mail;
  return (
    <dl className={styles.facts}>
      <dt>{mails.state}</dt>
      <dd>
        <State state={state} />
      </dd>
      <dt>{mails.brand}</dt>
      <dd>{platformId === null ? mails.noBrand : brandOfPlatform(platformId).name}</dd>
      {rows !== "" && (
        <>
          <dt>{mails.about}</dt>
          <dd>{rowsInWords(mails.rows, rows)}</dd>
        </>
      )}
      {preview && (
        <>
          <dt>{mails.to}</dt>
          <dd>{preview.to}</dd>
          <dt>{mails.from}</dt>
          <dd>{preview.from}</dd>
          <dt>{mails.subject}</dt>
          <dd>{preview.subject}</dd>
        </>
      )}
      <dt>{mails.since}</dt>
      <dd>
        <time dateTime={since.toISOString()}>{timeInWords(words, since)}</time>
      </dd>
      <dt>{mails.tries}</dt>
      <dd>{tries}</dd>
      <dt>{mails.nextTry}</dt>
      <dd>
        <NextTry nextTry={mail.nextTry} />
      </dd>
      <dt>{mails.lastError}</dt>
      <dd>{lastError ?? common.none}</dd>
    </dl>
  );
}

/** `quoteRequestId 12` as `offerteaanvraag 12`. */
function rowsInWords(names: Readonly<Record<string, string>>, rows: string): string {
  return rows.replace(/\b[a-zA-Z]+Id\b/g, (name) => names[name] ?? name);
}
