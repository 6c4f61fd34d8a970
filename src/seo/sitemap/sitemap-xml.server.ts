import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { ErrorLevel, SitemapIndexStream, SitemapStream } from "sitemap";
import type { SitemapEntry, SitemapPart } from "./part.server.ts";

/** Per entry, so that 5,000 entries stay below the 50 MB of the protocol; pictures beyond it are omitted. */
export const MAX_BYTES = 10_000;
/** Bytes of markup per picture, and per entry without its pictures. */
const MARKUP_BYTES = { picture: 60, entry: 200 };
const NAMESPACES = { news: false, video: false, xhtml: false, image: true };

/** A sitemap (sitemaps.org) with absolute addresses of pages and pictures. Throws for an empty list. */
export function sitemapXml(
  origin: string,
  pages: AsyncIterable<SitemapEntry> | readonly SitemapEntry[],
  mostBytes = MAX_BYTES,
): Promise<string> {
  const entries = entriesOf(origin, pages, mostBytes);
  return text(Readable.from(entries).compose(new SitemapStream({ hostname: origin, level: ErrorLevel.THROW, xmlns: NAMESPACES })));
}

/** The sitemap index that lists the sitemap files. */
export function sitemapIndexXml(origin: string, parts: readonly Pick<SitemapPart, "name" | "changed">[]): Promise<string> {
  const entries = parts.map(({ name, changed }) => ({ url: `${origin}/sitemaps/${name}.xml`, lastmod: changed?.toISOString() }));
  return text(Readable.from(entries).compose(new SitemapIndexStream({ level: ErrorLevel.THROW })));
}

async function* entriesOf(origin: string, pages: AsyncIterable<SitemapEntry> | readonly SitemapEntry[], mostBytes: number) {
  for await (const { path, changed, pictures = [] } of pages) {
    const room = mostBytes - MARKUP_BYTES.entry - origin.length - path.length;
    const img = fittingUrls(
      pictures.flatMap((url) => (URL.canParse(url, origin) ? [new URL(url, origin).href] : [])),
      room,
    );
    yield { url: path, lastmod: changed?.toISOString(), img: img.map((url) => ({ url })) };
  }
}

function fittingUrls(urls: readonly string[], room: number): string[] {
  let taken = 0;
  return urls.filter((url) => {
    taken += escapedLength(url) + MARKUP_BYTES.picture;
    return taken <= room;
  });
}

/** An upper bound: escaping adds at most 5 bytes to a character. A parsed URL is ASCII. */
function escapedLength(url: string): number {
  return url.length + 5 * (url.match(/[&<>'"]/g)?.length ?? 0);
}
