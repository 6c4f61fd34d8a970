import { join } from "node:path";
import type * as z from "zod/mini";
import { slugify } from "../../places/slugify.ts";
import { openingPageEntry, placePageEntry } from "./entries.ts";
import { readEntries, readFolder } from "./read-entries.ts";

type OpeningPage = z.infer<typeof openingPageEntry>;
type PlacePage = z.infer<typeof placePageEntry>;

/** A landing page, ready to be stored: of an opening word alone, or of one in a place. */
export type SeoPageEntry = Omit<OpeningPage, "word"> & { slug: string; city: string | null; province: string | null };

/**
 * The landing pages of a brand: `seo-pages.yaml` has a page per opening word, and `seo-pages/<word>.yaml` those of the
 * word in places. Throws a sentence per mistake, and for a file of places whose word has no page.
 */
export async function readSeoPages(folder: string): Promise<SeoPageEntry[]> {
  const openings = await readEntries(join(folder, "seo-pages.yaml"), openingPageEntry);
  const places = await readFolder(join(folder, "seo-pages"), placePageEntry);
  const lost = [...places.keys()].filter((word) => !openings.some((opening) => opening.word === word));
  if (lost.length > 0) throw new Error(`${folder}: seo-pages.yaml has no page for ${lost.join(", ")}.`);

  return openings.flatMap((opening) => [ofWord(opening), ...(places.get(opening.word) ?? []).map((page) => ofPlace(opening, page))]);
}

function ofWord({ word, ...page }: OpeningPage): SeoPageEntry {
  return { ...page, slug: word, city: null, province: null };
}

function ofPlace({ word, ...opening }: OpeningPage, page: PlacePage): SeoPageEntry {
  const name = page.city ?? page.province ?? "";
  return {
    ...opening,
    ...{ slug: `${word}/${slugify(name)}`, title: `${opening.title} ${name}` },
    ...{ city: page.city ?? null, province: page.province ?? null },
    metaTitle: page.metaTitle ?? opening.metaTitle,
    metaDescription: page.metaDescription,
    pageDescription: page.pageDescription,
  };
}
