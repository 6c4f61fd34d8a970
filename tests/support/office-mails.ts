import { sendMail } from "../../src/mail/outgoing/send-mail.ts";
import { mailJob } from "../../src/mail/mail-job.ts";
import type { Mail } from "../../src/mail/mail.ts";
import { queued } from "./newsletter.ts";
import type { TestOffice } from "./office.ts";

export type OfficeMail = {
  to: string;
  subject: string;
  text: string;
  /** Of a login mail. */ code: string;
  /** Path and query. */ link: string;
};

/** All mails that the queue would deliver, in their order. The queue keeps them. */
export async function mailsOf({ db, site }: Pick<TestOffice, "db" | "site">): Promise<OfficeMail[]> {
  const mails: Mail[] = [];
  for (const { task, payload } of await queued(db)) {
    if (task === "send-mail") await sendMail({ db, secrets: site.secrets }, mailJob.parse(payload), async (mail) => void mails.push(mail));
  }
  return mails.map(({ to, subject, text }) => {
    const [link = ""] = /http:\/\/beheer\S+/.exec(text) ?? [];
    const url = URL.parse(link);
    return { to: to.address, subject, text, code: url?.searchParams.get("code") ?? "", link: url ? url.pathname + url.search : "" };
  });
}

/** The last mail that the queue would deliver; throws when there is none. */
export async function newestMail(office: Pick<TestOffice, "db" | "site">): Promise<OfficeMail> {
  const mail = (await mailsOf(office)).at(-1);
  if (!mail) throw new Error("No mail is queued.");
  return mail;
}
