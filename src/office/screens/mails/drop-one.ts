import { dropMail } from "../../../mail/drop-mail.ts";
import type { Answer } from "../../http/answer.ts";
import { doneUrl } from "../../http/done-url.ts";
import { failure } from "../../http/failure.tsx";
import { readLongId } from "../../http/read-id.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { mailPage } from "./mail-screen.tsx";

const LONGEST_REASON = 500;

/** POST /post/:id/weg: gives a dead mail up for good, with a reason. */
export async function dropOne(request: OfficeRequest): Promise<Answer> {
  const { site, words, params, form } = request;
  const id = readLongId(params["id"]);
  if (id === null) return null;
  const reason = form.get("reden")?.trim() ?? "";
  if (reason === "") return mailPage(request, { reason, problem: words.mails.reasonMissing });
  if (reason.length > LONGEST_REASON) return mailPage(request, { reason, problem: words.mails.reasonTooLong });
  const outcome = await dropMail(site.db, { id, reason }, request);
  switch (outcome.kind) {
    case "not-found":
      return null;
    case "not-dead":
      return failure(words.mails.notDead, 409);
    case "done":
      return { location: doneUrl("/post", outcome.actId) };
  }
}
