import { unsubscribe } from "../../../submissions/newsletter/unsubscribe.server.ts";
import type { FormSite } from "../../../sites.ts";
import { readPosted } from "../../forms/read-posted.server.ts";
import { LINK_STATUS, openedLink } from "./opened-link.server.ts";

/** Mail services send some thirty to two hundred bytes, and say how many. */
const MOST_BYTES = 4_096;
const PATH = "/nieuwsbrief/afmelden";
const FIELD = "List-Unsubscribe";
const VALUE = "One-Click";
const HEADERS = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

/** Whether it can be a click in a mail program by its address and size, before its body is read. */
export function mayBeOneClick({ url, headers }: Request): boolean {
  return new URL(url).pathname === PATH && Number(headers.get("content-length") ?? MOST_BYTES + 1) <= MOST_BYTES;
}

/**
 * The click on "unsubscribe" in somebody's mail program: their mail service posts the link of the mail's header, with
 * this one field and without a page or a redirect (RFC 8058). Null for any other form.
 */
export async function answerOneClick(request: Request, site: FormSite): Promise<Response | null> {
  const posted = await readPosted(site, request);
  if (posted.kind !== "form" || posted.form.get(FIELD) !== VALUE) return null;
  const outcome = await unsubscribe(site.db, site, openedLink(new URL(request.url)));
  return new Response(outcome, { status: LINK_STATUS[outcome], headers: HEADERS });
}
