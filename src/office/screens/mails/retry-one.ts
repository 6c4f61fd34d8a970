import { retryMail } from "../../../mail/retry-mails.ts";
import type { Answer } from "../../http/answer.ts";
import { doneUrl } from "../../http/done-url.ts";
import { failure } from "../../http/failure.tsx";
import { readLongId } from "../../http/read-id.ts";
import type { OfficeRequest } from "../../http/office-request.ts";

/** POST /post/:id/opnieuw: tries a mail again, now. */
export async function retryOne(request: OfficeRequest): Promise<Answer> {
  const { site, words, params } = request;
  const id = readLongId(params["id"]);
  const outcome = id === null ? null : await retryMail(site.db, id, request);
  switch (outcome?.kind) {
    case undefined:
    case "not-found":
      return null;
    case "busy":
      return failure(words.mails.busy, 409);
    case "done":
      return { location: doneUrl("/post", outcome.actId) };
  }
}
