import { Fragment } from "react";
import { brandOfPlatform } from "../../../brands/brands.ts";
import type { MailPreview } from "../../../mail/outgoing/preview-mail.ts";
import type { Unsent } from "../../../mail/unsent-mails.ts";
import { useWords } from "../../page-context.ts";
import { timeInWords } from "../../ui/day.ts";
import { Facts } from "../../ui/facts.tsx";
import { MailError } from "./mail-error.tsx";
import { MailState } from "./mail-state.tsx";
import { NextTry } from "./next-try.tsx";

/** The pages of the rows that a mail is about, by the name of their id in its job. */
const PAGES: Readonly<Record<string, string>> = {
  quoteRequestId: "/offerteaanvragen",
  contactMessageId: "/berichten",
  eventRequestId: "/evenementaanvragen",
  subscriptionId: "/nieuwsbrief",
};

/** `quoteRequestId 12, accountId 3` as links and words. */
function About({ rows }: Pick<Unsent, "rows">) {
  const { mails } = useWords();
  return rows.split(", ").map((row, index) => {
    const [name = "", id = ""] = row.split(" ", 2);
    const shown = `${mails.rows[name] ?? name} ${id}`;
    const path = PAGES[name];
    return (
      <Fragment key={row}>
        {index > 0 && ", "}
        {path ? <a href={`${path}/${id}`}>{shown}</a> : shown}
      </Fragment>
    );
  });
}

/** What is known of a mail that was not delivered. */
export function MailFacts({ mail, preview }: { mail: Unsent; preview: MailPreview | null }) {
  const words = useWords();
  const { mails, common } = words;
  const { state, platformId, rows, since, tries, lastError } = mail;
  const facts = [
    { label: mails.state, value: <MailState state={state} /> },
    { label: common.brand, value: platformId === null ? mails.noBrand : brandOfPlatform(platformId).name },
    { label: mails.about, value: rows === "" ? null : <About rows={rows} /> },
    { label: mails.to, value: preview?.to },
    { label: mails.from, value: preview?.from },
    { label: mails.subject, value: preview?.subject },
    { label: mails.since, value: <time dateTime={since.toISOString()}>{timeInWords(words, since)}</time> },
    { label: mails.tries, value: tries },
    { label: mails.nextTry, value: <NextTry nextTry={mail.nextTry} /> },
    { label: mails.lastError, value: lastError === null ? common.none : <MailError text={lastError} /> },
  ];
  return <Facts facts={facts} />;
}
