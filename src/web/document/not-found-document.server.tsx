import { notFoundKey } from "./not-found-key.server.ts";
import { NotFound } from "../ui/layout/not-found.tsx";
import { loadedWords } from "../words/load-words.ts";
import { writeDocument, type DocumentContext } from "./write-document.server.tsx";
import type { DocumentResponse } from "./document-response.ts";

const documents = new Map<string, Promise<DocumentResponse>>();

/** The not-found page with status 404, rendered once for all addresses in the same part of a site. */
export function notFoundDocument(context: Omit<DocumentContext, "name">): Promise<DocumentResponse> {
  const { site, url } = context;
  // Not cached in development, where sources change.
  const key = import.meta.env.PROD ? notFoundKey(site, { url: url.href }) : null;
  const known = key === null ? undefined : documents.get(key);
  if (known) return known;
  const { title } = loadedWords(site.brand.locale).notFound;
  const tags = [{ title }, { name: "robots", content: "noodp, noindex" }];
  const head = { tags, structuredData: [] };
  const document = writeDocument({ ...context, name: "notFound" }, { ...head, page: <NotFound />, status: 404 });
  if (key !== null) {
    documents.set(key, document);
    document.catch(() => documents.delete(key));
  }
  return document;
}
