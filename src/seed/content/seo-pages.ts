import { join } from "node:path";
import type * as z from "zod/mini";
import { slugify } from "../../places/slugify.ts";
import { openingPageEntry, placePageEntry } from "./entries.ts";
import { readEntries, readFolder } from "./read-entries.ts";

type OpeningPage = z.infer<typeof openingPageEntry>;
type PlacePage = z.infer<typeof placePageEntry>;

/** A landing page of an opening word, alone or with a place. */
export type SeoPageEntry = Omit<OpeningPage, "word"> & { slug: string; city: string | null; province: string | null };

/**
 * The landing pages of a brand: `seo-pages.yaml` has a page per opening word, and `seo-pages/<word>.yaml` the pages of that
 * word with a place. Throws with a sentence per mistake, and for a file of places whose word has no page.
 */
export async function readSeoPages(folder: string): Promise<SeoPageEntry[]> {
  const openings = await readEntries(join(folder, "seo-pages.yaml"), openingPageEntry);
  const places = await readFolder(join(folder, "seo-pages"), placePageEntry);
  const unknown = [...places.keys()].filter((word) => !openings.some((opening) => opening.word === word));
  if (unknown.length > 0) throw new Error(`${folder}: seo-pages.yaml has no page for ${unknown.join(", ")}.`);

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
