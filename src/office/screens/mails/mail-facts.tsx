import { brandOfPlatform } from "../../../brands/brands.ts";
import type { MailPreview } from "../../../mail/outgoing/preview-mail.ts";
import type { Unsent } from "../../../mail/unsent-mails.ts";
import { useWords } from "../../page-context.ts";
import { timeInWords } from "../../ui/day.ts";
import { Facts } from "../../ui/facts.tsx";
import { mailInWords } from "../../ui/mail-in-words.ts";
import { MailState } from "./mail-state.tsx";
import { NextTry } from "./next-try.tsx";

/** What is known of a mail that was not delivered. */
export function MailFacts({ mail, preview }: { mail: Unsent; preview: MailPreview | null }) {
  const words = useWords();
  const { mails, common } = words;
  const { state, platformId, rows, since, tries, lastError } = mail;
  const facts = [
    { label: mails.state, value: <MailState state={state} /> },
    { label: common.brand, value: platformId === null ? mails.noBrand : brandOfPlatform(platformId).name },
    { label: mails.about, value: mailInWords(words, rows) },
    { label: mails.to, value: preview?.to },
    { label: mails.from, value: preview?.from },
    { label: mails.subject, value: preview?.subject },
    { label: mails.since, value: <time dateTime={since.toISOString()}>{timeInWords(words, since)}</time> },
    { label: mails.tries, value: tries },
    { label: mails.nextTry, value: <NextTry nextTry={mail.nextTry} /> },
    { label: mails.lastError, value: lastError ?? common.none },
  ];
  return <Facts facts={facts} />;
}
