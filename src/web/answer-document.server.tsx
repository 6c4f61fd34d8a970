import { isUnavailable, RETRY_S } from "../database/is-unavailable.ts";
import type { Site } from "../sites.ts";
import { Failure } from "./ui/layout/failure.tsx";
import { loadedWords } from "./words/load-words.ts";
import type { DocumentBuild } from "./document/document-build.ts";
import { documentHead } from "./document/document-head.server.ts";
import { notFoundDocument } from "./document/not-found-document.server.tsx";
import { pageUrl, regionsUrl } from "./navigation/regions-response.ts";
import { findScreen, requestsRegions } from "./find-screen.ts";
import { speculationRules } from "./navigation/speculation-rules.server.ts";
import type { Redirect } from "./document/screen.ts";
import type { Answer } from "./forms/form-result.ts";
import { writeDocument, writeRegions } from "./document/write-document.server.tsx";
import type { DocumentResponse } from "./document/document-response.ts";

/**
 * Answers a request with its document. If there is no page, also for a form, with the not-found page and status 404. An error of the screen
 * is logged and answered with 500, or with 503 and `Retry-After` while the database is unavailable.
 */
export async function answerDocument(request: Request, site: Site, build: DocumentBuild): Promise<DocumentResponse> {
  const requested = new URL(request.url);
  const found = findScreen(requested.pathname);
  if (!found) return notFoundDocument({ site, url: requested, build, rules: speculationRules(site.brand) });
  const { name, screen, params } = found;
  const isForRegions = requestsRegions(screen, requested.search);
  const url = isForRegions ? new URL(pageUrl(requested.href)) : requested;
  const context = { site, url, build, name, rules: speculationRules(site.brand) };
  try {
    const content = await screen.handle({ site, request, url, params });
    if (!content) return await notFoundDocument(context);
    if ("location" in content) return redirect(isForRegions ? { ...content, location: regionsUrl(content.location) } : content);
    if ("json" in content) return jsonAnswer(content);
    return isForRegions ? writeRegions(context, content) : await writeDocument(context, content);
  } catch (error) {
    if (!request.signal.aborted) site.log(error);
    const { notFound } = loadedWords(site.brand.locale);
    const head = documentHead(site, { title: notFound.errorTitle, description: notFound.errorText, noindex: true }, null);
    // Developers see the stack trace.
    const text = import.meta.env.DEV && error instanceof Error ? (error.stack ?? error.message) : notFound.errorText;
    const page = <Failure title={notFound.errorTitle} text={text} />;
    const failed = await writeDocument({ ...context, name: "notFound" }, { ...head, page, status: 500 });
    return isUnavailable(error) ? unavailable(failed) : failed;
  }
}

function redirect({ location, status, headers }: Redirect): DocumentResponse {
  return { status, headers: new Headers({ ...headers, location }), bytes: Buffer.alloc(0) };
}

function jsonAnswer({ json, status = 200, headers }: Answer & { json: unknown }): DocumentResponse {
  const all = new Headers({ ...headers, "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
  return { status, headers: all, bytes: Buffer.from(JSON.stringify(json)) };
}

function unavailable({ headers, bytes }: DocumentResponse): DocumentResponse {
  headers.set("retry-after", String(RETRY_S));
  headers.set("cache-control", "no-store");
  return { status: 503, headers, bytes };
}
