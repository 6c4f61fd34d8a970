import { retryMails } from "../../../mail/retry-mails.ts";
import { may } from "../../../permissions/may.ts";
import type { Answer } from "../../http/answer.ts";
import { doneUrl } from "../../http/done-url.ts";
import { failure } from "../../http/failure.tsx";
import { refusal } from "../../http/refusal.tsx";
import { readId } from "../../http/read-id.ts";
import { localPath } from "../../http/local-path.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { listUrl, readListQuery } from "../../list/list-query.ts";
import { askedMails, mailsSpec } from "./mails-query.ts";
import { mailsPage } from "./mails-screen.tsx";

/** More at once need a recent proof (specification 4 §6). */
const MOST_UNPROVED = 50;

/** POST /post/opnieuw: tries all mails of the list on screen again, unless their number has changed meanwhile. */
export async function retryAll(request: OfficeRequest): Promise<Answer> {
  const { site, form, words, actor, now, requestId } = request;
  const spec = mailsSpec(request);
  const [, search = ""] = localPath(form.get("adres") ?? "/post").split("?", 2);
  const query = readListQuery(new URLSearchParams(search), spec);
  const { scope, filter } = askedMails(query, request.scope);
  const expected = readId(form.get("aantal")) ?? 0;
  const permission = may(actor, "mails.retry-many", { now });
  if (expected > MOST_UNPROVED && permission.kind === "refused") return refusal(request, permission.because, true);
  const outcome = await retryMails(site.db, { filter, expected }, { scope, actor, requestId });
  switch (outcome.kind) {
    case "changed":
      return mailsPage(request, query, words.mails.changed(outcome.count));
    case "not-found":
      return { location: listUrl(spec, query) };
    case "busy":
      return failure(words.mails.busy, 409);
    case "done":
      return { location: doneUrl(listUrl(spec, query), outcome.actId) };
  }
}
