import { activityParts } from "./activity-parts.server.ts";
import { blogParts } from "./blog-parts.server.ts";
import { landingParts } from "./landing-parts.server.ts";
import { organisationParts } from "./organisation-parts.server.ts";
import type { SitemapPart, Section, SitemapSource } from "./part.server.ts";
import { sitemapIndexXml, sitemapXml } from "./sitemap-xml.server.ts";
import { staticPageParts } from "./static-page-parts.server.ts";

export type Sitemaps = {
  index(source: SitemapSource & { origin: string }): Promise<string>;
  /** The sitemap file of this name, `activities-2`; null when it does not exist (404). */
  part(source: SitemapSource & { origin: string }, name: string): Promise<string | null>;
};

const SECTIONS: Readonly<Record<string, Section>> = {
  pages: staticPageParts,
  landing: landingParts,
  blogs: blogParts,
  organisations: organisationParts,
  activities: activityParts,
};

/** A tenth of the protocol's limit, so that files stay small to build, transfer and cache. */
const MAX_ADDRESSES = 5_000;

type CachedParts = { generation: number; parts: Promise<SitemapPart[]> };

/** The sitemaps of all brands. The lists of files are cached until the catalogue changes. */
export function createSitemaps({ most = MAX_ADDRESSES }: { most?: number } = {}): Sitemaps {
  const cachedParts = new Map<string, CachedParts>();

  function partsOf(source: SitemapSource, name: string, section: Section): Promise<SitemapPart[]> {
    const { generation } = source.catalogue;
    const key = `${source.brand.key} ${source.mediaHost} ${name}`;
    const known = cachedParts.get(key);
    if (known?.generation === generation) return known.parts;
    const own = { generation, parts: section(source, most) };
    cachedParts.set(key, own);
    // A failed read is not cached; a newer entry stays.
    own.parts.catch(() => cachedParts.get(key) === own && cachedParts.delete(key));
    return own.parts;
  }

  return {
    async index(source) {
      const parts = await Promise.all(Object.entries(SECTIONS).map(([name, section]) => partsOf(source, name, section)));
      return sitemapIndexXml(source.origin, parts.flat());
    },
    async part(source, name) {
      const sectionName = /^([a-z]+)-\d+$/.exec(name)?.[1] ?? "";
      const section = Object.hasOwn(SECTIONS, sectionName) ? SECTIONS[sectionName] : undefined;
      const parts = section ? await partsOf(source, sectionName, section) : [];
      const part = parts.find((one) => one.name === name);
      return part ? sitemapXml(source.origin, await part.read()) : null;
    },
  };
}
