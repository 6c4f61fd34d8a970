import { DomUtils, parseDocument } from "htmlparser2";
import type { Ask } from "./crawl-site.ts";

type SitemapPart = { url: string; addresses: readonly string[] };

/**
 * The addresses of every sitemap in robots.txt and of the parts in a sitemap index, with duplicates; null without a
 * sitemap. Throws when a part is not found.
 */
export async function readSitemap(ask: Ask, sitemaps: readonly string[]): Promise<string[] | null> {
  if (sitemaps.length === 0) return null;
  const parts = await Promise.all(sitemaps.map((url) => readPart(ask, url)));
  return parts.flat().flatMap(({ addresses }) => addresses);
}

async function readPart(ask: Ask, url: string): Promise<SitemapPart[]> {
  const { status, body } = await ask(url);
  if (status !== 200) throw new Error(`The sitemap ${url} answered ${status}.`);
  const document = parseDocument(body, { xmlMode: true });
  const parts: SitemapPart[] = [{ url, addresses: locationsIn(document, "url") }];
  for (const part of locationsIn(document, "sitemap")) parts.push(...(await readPart(ask, part)));
  return parts;
}

function locationsIn(document: ReturnType<typeof parseDocument>, kind: "url" | "sitemap"): string[] {
  return DomUtils.getElementsByTagName(kind, document).flatMap((entry) =>
    DomUtils.getElementsByTagName("loc", entry.children, false).map((location) => DomUtils.textContent(location).trim()),
  );
}
