import type { AboutPageLeaf, BreadcrumbListLeaf, CollectionPageLeaf, ContactPageLeaf, Thing, WebPageLeaf } from "schema-dts";
import { fullUrl, type DescribedSite } from "./described-site.ts";
import { partOf } from "./publisher.ts";

/** A step on the way to a page, as its breadcrumbs show it; the last is the page itself. */
export type Step = { title: string; url?: string };

/** A thing that others in the same block point to. */
export type NamedThing = Exclude<Thing, string> & { "@id": string };

export type DescribedPage = {
  type?: (WebPageLeaf | AboutPageLeaf | CollectionPageLeaf | ContactPageLeaf)["@type"];
  /** The canonical address without its origin. */
  path: string;
  /** The heading, and what stands under it. */
  texts: { title: string; lead?: string };
  /** The breadcrumbs behind the site itself. */
  steps: readonly Step[];
  /** Where the text is not in the brand's own language. */
  lang?: string;
  /** What the page is there for. */
  main?: NamedThing | null;
  /** What it tells of besides. */
  about?: NamedThing;
};

/** A page, the way to it and what it shows, as one graph (quality: found; Google's docs: structured-data/breadcrumb). */
export function describePage(site: DescribedSite, page: DescribedPage): Thing[] {
  const { type = "WebPage", path, texts, steps, lang, main, about } = page;
  const url = fullUrl(site, path);
  const breadcrumbs = breadcrumbsOf(site, url, steps);
  return [
    {
      "@type": type,
      "@id": `${url}#page`,
      url,
      name: texts.title,
      ...(texts.lead && { description: texts.lead }),
      inLanguage: lang ?? site.brand.lang,
      isPartOf: partOf(site),
      breadcrumb: { "@id": breadcrumbs["@id"] },
      ...(main && { mainEntity: { "@id": main["@id"] } }),
      ...(about && { about: { "@id": about["@id"] } }),
    },
    breadcrumbs,
    ...(main ? [main] : []),
    ...(about ? [about] : []),
  ];
}

/** The last step is the page itself: Google takes its address when none is given. */
function breadcrumbsOf(site: DescribedSite, pageUrl: string, steps: readonly Step[]) {
  const all = [{ title: site.brand.name, url: "/" }, ...steps];
  return {
    "@type": "BreadcrumbList",
    "@id": `${pageUrl}#breadcrumbs`,
    itemListElement: all.map(({ title, url }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name: title,
      ...(url && { item: fullUrl(site, url) }),
    })),
  } satisfies BreadcrumbListLeaf & NamedThing;
}
