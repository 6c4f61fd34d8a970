import { isUnavailable, RETRY_S } from "../database/is-unavailable.ts";
import type { Site } from "../sites.ts";
import { Failure } from "./ui/failure.tsx";
import { loadedWords } from "./words/load-words.ts";
import type { DocumentBuild } from "./document/document-build.ts";
import { documentHead } from "./document/document-head.server.ts";
import { findScreen } from "./find-screen.ts";
import { SPECULATION_RULES } from "./speculation-rules.server.ts";
import type { Answer, Redirect } from "./document/screen.ts";
import { writeDocument } from "./document/write-document.server.tsx";
import type { WrittenDocument } from "./document/written-document.ts";

/**
 * The document of a request. Null where React Router answers: for its own screens, and with the not-found page. An error
 * of the screen is logged and answered with 500, or with 503 and `Retry-After` while the database is unavailable.
 */
export async function answerDocument(request: Request, site: Site, build: DocumentBuild): Promise<WrittenDocument | null> {
  const url = new URL(request.url);
  const found = findScreen(url.pathname);
  if (!found) return null;
  const { name, screen, params } = found;
  const writing = { site, url, build, name, rules: SPECULATION_RULES };
  try {
    const content = await screen.handle({ site, request, url, params });
    if (!content) return null;
    if ("location" in content) return redirected(content);
    return "json" in content ? answered(content) : await writeDocument(writing, content);
  } catch (error) {
    if (!request.signal.aborted) site.log(error);
    const { notFound } = loadedWords(site.brand.locale);
    const head = documentHead(site, { title: notFound.errorTitle, description: notFound.errorText, noindex: true }, null);
    const page = <Failure title={notFound.errorTitle} text={notFound.errorText} />;
    const failed = await writeDocument(writing, { ...head, page, status: 500 });
    return isUnavailable(error) ? unavailable(failed) : failed;
  }
}

function redirected({ location, status }: Redirect): WrittenDocument {
  return { status, headers: new Headers({ location }), bytes: Buffer.alloc(0) };
}

function answered({ json, status = 200, headers }: Answer & { json: unknown }): WrittenDocument {
  const all = new Headers({ ...headers, "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
  return { status, headers: all, bytes: Buffer.from(JSON.stringify(json)) };
}

function unavailable({ headers, bytes }: WrittenDocument): WrittenDocument {
  headers.set("retry-after", String(RETRY_S));
  headers.set("cache-control", "no-store");
  return { status: 503, headers, bytes };
}
