import { dropMail } from "../../../mail/drop-mail.ts";
import type { Answer } from "../../http/answer.ts";
import { doneUrl } from "../../http/done-url.ts";
import { idOf } from "../../http/id-of.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { FailurePage } from "../../ui/failure-page.tsx";
import { mailPage } from "./mail-screen.tsx";

const LONGEST_REASON = 500;

/** POST /post/:id/weg: gives a dead mail up for good, with a reason. */
export async function dropOne(request: OfficeRequest): Promise<Answer> {
  const { site, words, params, form } = request;
  const id = idOf(params["id"]);
  if (id === null) return null;
  const reason = form.get("reden")?.trim() ?? "";
  if (reason === "") return mailPage(request, { reason, problem: words.mails.reasonMissing });
  if (reason.length > LONGEST_REASON) return mailPage(request, { reason, problem: words.mails.reasonTooLong });
  const outcome = await dropMail(site.db, { id, reason }, request);
  switch (outcome.kind) {
    case "not-found":
      return null;
    case "not-dead":
      return { title: words.mails.notDead.title, body: <FailurePage text={words.mails.notDead.text} />, status: 409 };
    case "done":
      return { location: doneUrl("/post", outcome.actId) };
  }
}
