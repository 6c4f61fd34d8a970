import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { ErrorLevel, SitemapIndexStream, SitemapStream } from "sitemap";
import type { Listed, Part } from "./part.server.ts";

/** What one address may take, so that a part of 5,000 stays below the 50 MB of the protocol; pictures give way. */
export const MOST_BYTES = 10_000;
/** What surrounds the address of a picture, and what an entry has beside its pictures. */
const AROUND = { picture: 60, entry: 200 };
const NAMESPACES = { news: false, video: false, xhtml: false, image: true };

/** Pages as a sitemap (sitemaps.org) with the addresses of their pictures, in full on `origin`. Throws for a list without pages. */
export function sitemapXml(origin: string, pages: AsyncIterable<Listed> | readonly Listed[], mostBytes = MOST_BYTES): Promise<string> {
  const entries = entriesOf(origin, pages, mostBytes);
  return text(Readable.from(entries).compose(new SitemapStream({ hostname: origin, level: ErrorLevel.THROW, xmlns: NAMESPACES })));
}

/** The parts of a sitemap as its index. */
export function sitemapIndexXml(origin: string, parts: readonly Pick<Part, "name" | "changed">[]): Promise<string> {
  const entries = parts.map(({ name, changed }) => ({ url: `${origin}/sitemaps/${name}.xml`, lastmod: changed?.toISOString() }));
  return text(Readable.from(entries).compose(new SitemapIndexStream({ level: ErrorLevel.THROW })));
}

async function* entriesOf(origin: string, pages: AsyncIterable<Listed> | readonly Listed[], mostBytes: number) {
  for await (const { path, changed, pictures = [] } of pages) {
    const room = mostBytes - AROUND.entry - origin.length - path.length;
    const img = thatFit(
      pictures.flatMap((url) => (URL.canParse(url, origin) ? [new URL(url, origin).href] : [])),
      room,
    );
    yield { url: path, lastmod: changed?.toISOString(), img: img.map((url) => ({ url })) };
  }
}

function thatFit(urls: readonly string[], room: number): string[] {
  let taken = 0;
  return urls.filter((url) => {
    taken += escapedLength(url) + AROUND.picture;
    return taken <= room;
  });
}

/** At most: `&` becomes `&amp;`. An address that was read is of ASCII. */
function escapedLength(url: string): number {
  return url.length + 5 * (url.match(/[&<>'"]/g)?.length ?? 0);
}
