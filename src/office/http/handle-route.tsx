import type { Context } from "hono";
import type { Session } from "../../accounts/session.ts";
import { isUnavailable, RETRY_S } from "../../database/is-unavailable.ts";
import type { BodyMemory } from "../../http/bodies/body-memory.ts";
import { isStoreUnavailable, STORE_RETRY_S } from "../../media/store/object-store.ts";
import { may, type Permission } from "../../permissions/may.ts";
import type { OfficeSite } from "../office-site.ts";
import { wordsOfLanguage } from "../words/office-words.ts";
import type { Page } from "./answer.ts";
import { parseCookies } from "./cookies.ts";
import { failure } from "./failure.tsx";
import { fromOwnPage } from "./own-page.ts";
import type { OfficeRequest } from "./office-request.ts";
import { languageOf, rememberLanguage } from "./language.ts";
import { openRequest } from "./open-request.ts";
import { readPosted } from "./read-posted.ts";
import { refusal } from "./refusal.tsx";
import { respond } from "./respond.tsx";
import { handlerOf, methodOf, type Route } from "./route.ts";

/** What the server knows about a request besides itself. */
export type OfficeEnv = {
  Bindings: { address: string; requestId: string; bodyMemory: BodyMemory };
  Variables: { route: string; session: Session | null | undefined };
};

/**
 * Answers a request of a route: who sent it, whether they may, what was posted, and the answer of its screen. What the actor may not
 * know of is answered exactly as what is missing (specification 4 §7).
 */
export async function handleRoute(site: OfficeSite, route: Route, c: Context<OfficeEnv>): Promise<Response> {
  c.set("route", route.path);
  const isPost = methodOf(route) === "POST";
  if (isPost && !fromOwnPage(c.req.raw, site)) return c.text("This form was sent by another site.", 403);
  const request = await open(site, c, c.req.param());
  const posted = isPost ? await readPosted(c.req.raw, c.env.bodyMemory) : null;
  if (posted && posted.kind !== "read") return respond(request, unread(request, posted.kind));
  const sent: OfficeRequest = posted ? { ...request, form: posted.form, json: posted.json } : request;
  const permission = may(sent.actor, route.action, { now: sent.now });
  if (permission.kind === "refused") return rememberLanguage(sent, await respond(sent, await refusal(sent, permission.because, isPost)));
  const answer = await handlerOf(route)(sent);
  return rememberLanguage(sent, await respond(sent, answer ?? missing(sent)));
}

/** The answer to a path without a route: that of a page which is missing. */
export async function notFound(site: OfficeSite, c: Context<OfficeEnv>): Promise<Response> {
  const { method } = c.req;
  if (method !== "GET" && method !== "HEAD") return c.text("Nothing can be done here in this way.", 405, { allow: "GET, HEAD" });
  const request = await open(site, c, {});
  const permission: Permission = may(request.actor, "start.read", { now: request.now });
  return respond(request, permission.kind === "refused" ? await refusal(request, permission.because, false) : missing(request));
}

/** Reads who sent a request. The session is kept for an error page, in the language of its account. */
async function open(site: OfficeSite, c: Context<OfficeEnv>, params: Record<string, string>): Promise<OfficeRequest> {
  const request = await openRequest(site, { raw: c.req.raw, params, ...c.env });
  c.set("session", request.session);
  return request;
}

/** Logs an unexpected error; 503 and `Retry-After` while the database or the store of pictures is unavailable. */
export async function unexpectedError(site: OfficeSite, error: Error, c: Context<OfficeEnv>): Promise<Response> {
  site.log(error, { requestId: c.env.requestId });
  const { url, headers: received } = c.req.raw;
  const cookies = parseCookies(received.get("cookie"));
  // Where the session could not be read: the language of the browser's last account, else what it prefers.
  const language = languageOf({ session: c.get("session") ?? null, cookies, headers: received, site, url: new URL(url) });
  const words = wordsOfLanguage(language);
  const down = downtimeOf(error);
  const { title, text } = words.failures[down?.what ?? "unexpected"];
  const headers = { "content-type": "text/html; charset=utf-8", ...(down && { "retry-after": String(down.retry_s) }) };
  // Without the layout, which may be what failed.
  const html = `<!DOCTYPE html><html lang="${language}"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`;
  return new Response(html, { status: down ? 503 : 500, headers });
}

function downtimeOf(error: Error): { what: "unavailable" | "storeAway"; retry_s: number } | null {
  if (isUnavailable(error)) return { what: "unavailable", retry_s: RETRY_S };
  return isStoreUnavailable(error) ? { what: "storeAway", retry_s: STORE_RETRY_S } : null;
}

function missing({ words }: Pick<OfficeRequest, "words">): Page {
  return failure(words.failures.missing, 404);
}

function unread({ words }: Pick<OfficeRequest, "words">, kind: "too-large" | "too-slow"): Page {
  const page = kind === "too-large" ? failure(words.failures.tooLarge, 413) : failure(words.failures.tooSlow, 408);
  return { ...page, isBare: true };
}
