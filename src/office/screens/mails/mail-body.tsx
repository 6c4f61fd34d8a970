import type { PreviewOutcome } from "../../../mail/outgoing/preview-mail.ts";
import type { Unsent } from "../../../mail/unsent-mails.ts";
import { buttonClass } from "../../../web/ui/form/button.ts";
import { Field } from "../../../web/ui/form/field.tsx";
import { offers } from "../../http/office-request.ts";
import { Masking } from "../../submissions/masking.tsx";
import { useRequest, useWords } from "../../page-context.ts";
import forms from "../../ui/form.module.css";
import text from "../../ui/text.module.css";
import { MailFacts } from "./mail-facts.tsx";
import styles from "./mails.module.css";

/** What was typed to give a mail up, and what is wrong with it. */
export type DropForm = { reason: string; problem: string };

type MailBodyProps = {
  mail: Unsent;
  preview: PreviewOutcome;
  /** Until when the people in it are visible; null while masked. */
  until: Date | null;
  dropForm?: DropForm | undefined;
};

export function MailBody({ mail, preview, until, dropForm }: MailBodyProps) {
  const request = useRequest();
  const { mails } = request.words;
  const subject = { platformId: mail.platformId };
  return (
    <>
      {preview.kind === "mail" && (
        <div className={styles.masking}>
          <Masking url={`/post/${mail.id}/toon`} reveals="mails.reveal" subject={subject} until={until} isQuiet>
            {mails.masked}
          </Masking>
        </div>
      )}
      <MailFacts mail={mail} preview={preview.kind === "mail" ? preview.preview : null} />
      {offers(request, "mails.retry", subject) && (
        <form method="post" action={`/post/${mail.id}/opnieuw`}>
          <button type="submit" className={buttonClass("main")} data-key="a">
            {mails.retry}
          </button>
        </form>
      )}
      <section className={text.section}>
        <h2>{mails.preview}</h2>
        <Preview id={mail.id} preview={preview} />
      </section>
      {mail.state === "dead" && offers(request, "mails.drop", subject) && <Drop id={mail.id} form={dropForm} />}
    </>
  );
}

function Preview({ id, preview }: { id: number; preview: PreviewOutcome }) {
  const { mails } = useWords();
  if (preview.kind !== "mail") return <p>{mails.noPreview[preview.kind]}</p>;
  const { subject, text: plain } = preview.preview;
  return (
    <>
      <p className={text.fine}>{mails.previewHint}</p>
      <iframe className={styles.frame} sandbox="" src={`/post/${id}/voorbeeld`} title={subject} />
      <details className={styles.asText}>
        <summary>{mails.asText}</summary>
        <pre className={styles.text}>{plain}</pre>
      </details>
    </>
  );
}

function Drop({ id, form }: { id: number; form: DropForm | undefined }) {
  const { mails } = useWords();
  return (
    <section className={text.section}>
      <h2>{mails.drop}</h2>
      <form method="post" action={`/post/${id}/weg`} className={forms.form}>
        <p>{mails.dropLead}</p>
        <Field
          id="reden"
          name="reden"
          as="textarea"
          rows={3}
          label={mails.reason}
          hint={mails.reasonHint}
          required
          defaultValue={form?.reason}
          {...(form && { problem: form.problem })}
        />
        <div className={forms.row}>
          <button type="submit" className={buttonClass("line")}>
            {mails.drop}
          </button>
        </div>
      </form>
    </section>
  );
}
