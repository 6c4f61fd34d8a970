import { previewMail } from "../../../mail/outgoing/preview-mail.ts";
import type { Answer, Page } from "../../http/answer.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { readLongId } from "../../http/read-id.ts";
import { MailBody, type DropForm } from "./mail-body.tsx";
import { PREVIEW_POLICY } from "./preview-policy.ts";

/** GET /post/:id: what was not delivered and why, as it would be sent, with a retry. */
export async function loadMail(request: OfficeRequest): Promise<Answer> {
  return mailPage(request);
}

/** The page of a mail; with what was typed and its problem when giving it up was refused. Null for a mail that is not there. */
export async function mailPage(request: OfficeRequest, dropForm?: DropForm): Promise<Page | null> {
  const { site, scope, words, params } = request;
  const id = readLongId(params["id"]);
  const found = id === null ? null : await previewMail(site.db, scope, id);
  if (!found) return null;
  const title = words.mails.kinds[found.mail.kind] ?? found.mail.kind;
  const crumbs = [{ title: words.common.screens.mails, url: "/post" }, { title }];
  return { title, crumbs, body: <MailBody {...found} dropForm={dropForm} />, ...(dropForm && { status: 422 }) };
}

/** GET /post/:id/voorbeeld: the mail alone, for the sandboxed frame of its page. */
export async function loadMailPreview({ site, scope, params }: OfficeRequest): Promise<Answer> {
  const id = readLongId(params["id"]);
  const found = id === null ? null : await previewMail(site.db, scope, id);
  if (found?.preview.kind !== "mail") return null;
  return { html: found.preview.preview.html, policy: PREVIEW_POLICY };
}
