import { useWords } from "../../page-context.ts";
import type { OfficeWords } from "../../words/office-words.ts";
import form from "../../ui/form.module.css";
import styles from "./mails.module.css";

/** How known errors begin or what they contain, the most telling first (src/mail/deliver.ts, src/submissions/newsletter/mailerlite-call.ts). */
const KINDS = [
  { kind: "unknownHost", pattern: /ENOTFOUND|EAI_AGAIN|EDNS/ },
  { kind: "noAnswer", pattern: /ECONNREFUSED|ECONNRESET|ETIMEDOUT|timeout|Greeting never received/i },
  { kind: "login", pattern: /EAUTH|Invalid login|\b535\b/ },
  { kind: "refusedForGood", pattern: /^The mail server refuses the address for good/ },
  { kind: "notTaken", pattern: /^The mail server did not take the mail/ },
] as const;

/** The error in words of the editor's language; null for one of no known kind. */
export function errorInWords({ mails }: Pick<OfficeWords, "mails">, error: string): string | null {
  const known = KINDS.find(({ pattern }) => pattern.test(error));
  return known ? mails.errors[known.kind] : null;
}

/** An error in words, and as the server wrote it. */
export function MailError({ text }: { text: string }) {
  const words = useWords();
  const sentence = errorInWords(words, text);
  if (sentence === null) return text;
  return (
    <>
      {sentence}
      <details className={form.details}>
        <summary>{words.mails.original}</summary>
        <span className={styles.original} lang="en">
          {text}
        </span>
      </details>
    </>
  );
}
