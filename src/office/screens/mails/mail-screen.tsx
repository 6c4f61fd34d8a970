import { previewMail, revealMail, type PreviewedMail } from "../../../mail/outgoing/preview-mail.ts";
import type { Answer, Page } from "../../http/answer.ts";
import { doneUrl } from "../../http/done-url.ts";
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
  const { words } = request;
  const found = await find(request);
  if (!found) return null;
  const title = words.mails.kinds[found.mail.kind] ?? found.mail.kind;
  const crumbs = [{ title: words.common.screens.mails, url: "/post" }, { title }];
  return { title, crumbs, body: <MailBody {...found} dropForm={dropForm} />, ...(dropForm && { status: 422 }) };
}

/** GET /post/:id/voorbeeld: the mail alone, for the sandboxed frame of its page. */
export async function loadMailPreview(request: OfficeRequest): Promise<Answer> {
  const found = await find(request);
  if (found?.preview.kind !== "mail") return null;
  return { html: found.preview.preview.html, policy: PREVIEW_POLICY };
}

/** POST /post/:id/toon: shows the people in a mail. */
export async function showPeople({ site, params, ...request }: OfficeRequest): Promise<Answer> {
  const id = readLongId(params["id"]);
  const actId = id === null ? null : await revealMail(site.db, request, id);
  return actId === null ? null : { location: doneUrl(`/post/${id}`, actId) };
}

async function find({ site, params, ...request }: OfficeRequest): Promise<PreviewedMail | null> {
  const id = readLongId(params["id"]);
  return id === null ? null : previewMail(site.db, request, id);
}
