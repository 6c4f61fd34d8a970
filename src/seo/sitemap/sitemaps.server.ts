import { activityParts } from "./activity-parts.server.ts";
import { blogParts } from "./blog-parts.server.ts";
import { landingParts } from "./landing-parts.server.ts";
import { organisationParts } from "./organisation-parts.server.ts";
import type { Part, Section, SitemapSource } from "./part.server.ts";
import { sitemapIndexXml, sitemapXml } from "./sitemap-xml.server.ts";
import { stillParts } from "./still-parts.server.ts";

export type Sitemaps = {
  index(source: SitemapSource & { origin: string }): Promise<string>;
  /** The part of this name, `activities-2`; null when there is none (404). */
  part(source: SitemapSource & { origin: string }, name: string): Promise<string | null>;
};

const SECTIONS: Readonly<Record<string, Section>> = {
  pages: stillParts,
  landing: landingParts,
  blogs: blogParts,
  organisations: organisationParts,
  activities: activityParts,
};

/** A tenth of what the protocol allows: small files are made, fetched and kept at once. */
const MOST_ADDRESSES = 5_000;

type KeptParts = { generation: number; parts: Promise<Part[]> };

/** The sitemaps of all brands. What their parts are is read once for as long as the catalogue stays the same. */
export function createSitemaps({ most = MOST_ADDRESSES }: { most?: number } = {}): Sitemaps {
  const keptParts = new Map<string, KeptParts>();

  function partsOf(source: SitemapSource, name: string, section: Section): Promise<Part[]> {
    const { generation } = source.catalogue;
    const key = `${source.brand.key} ${source.mediaHost} ${name}`;
    const known = keptParts.get(key);
    if (known?.generation === generation) return known.parts;
    const own = { generation, parts: section(source, most) };
    keptParts.set(key, own);
    // What failed is read anew, unless a newer one took its place.
    own.parts.catch(() => keptParts.get(key) === own && keptParts.delete(key));
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
