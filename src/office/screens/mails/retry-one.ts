import { retryMail } from "../../../mail/retry-mails.ts";
import type { Answer } from "../../http/answer.ts";
import { doneUrl } from "../../http/done-url.ts";
import { idOf } from "../../http/id-of.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { FailurePage } from "../../ui/failure-page.tsx";

/** POST /post/:id/opnieuw: tries a mail again, now. */
export async function retryOne(request: OfficeRequest): Promise<Answer> {
  const { site, words, params } = request;
  const id = idOf(params["id"]);
  const outcome = id === null ? null : await retryMail(site.db, id, request);
  switch (outcome?.kind) {
    case undefined:
    case "not-found":
      return null;
    case "busy":
      return { title: words.mails.busy.title, body: <FailurePage text={words.mails.busy.text} />, status: 409 };
    case "done":
      return { location: doneUrl("/post", outcome.actId) };
  }
}
