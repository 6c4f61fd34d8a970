import { unsubscribe } from "../../../submissions/newsletter/unsubscribe.server.ts";
import type { FormSite } from "../../../sites.ts";
import { readPosted } from "../../forms/read-posted.server.ts";
import { LINK_STATUS, openedLink } from "./opened-link.server.ts";

/** Mail services send 30 to 200 bytes, with a content length. */
const MAX_BYTES = 4_096;
const PATH = "/nieuwsbrief/afmelden";
const FIELD = "List-Unsubscribe";
const VALUE = "One-Click";
const HEADERS = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

/** Whether a request may be a one-click unsubscribe, by its address and size, before its body is read. */
export function mayBeOneClick({ url, headers }: Request): boolean {
  return new URL(url).pathname === PATH && Number(headers.get("content-length") ?? MAX_BYTES + 1) <= MAX_BYTES;
}

/**
 * Answers a one-click unsubscribe (RFC 8058): a mail service posts the link of the mail's header with this field, and expects no redirect.
 * Null for any other form.
 */
export async function answerOneClick(request: Request, site: FormSite): Promise<Response | null> {
  const posted = await readPosted(site, request);
  if (posted.kind !== "form" || posted.form.get(FIELD) !== VALUE) return null;
  const outcome = await unsubscribe(site.db, site, openedLink(new URL(request.url)));
  return new Response(outcome, { status: LINK_STATUS[outcome], headers: HEADERS });
}
