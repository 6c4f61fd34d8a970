import type { AboutPageLeaf, BreadcrumbListLeaf, CollectionPageLeaf, ContactPageLeaf, Thing, WebPageLeaf } from "schema-dts";
import { fullUrl, type DescribedSite } from "./described-site.ts";
import { partOf } from "./publisher.ts";

/** A breadcrumb; the last one is the page itself. */
export type Step = { title: string; url?: string };

/** A thing with an id, to which others in the same graph refer. */
export type NamedThing = Exclude<Thing, string> & { "@id": string };

export type DescribedPage = {
  type?: (WebPageLeaf | AboutPageLeaf | CollectionPageLeaf | ContactPageLeaf)["@type"];
  /** The canonical address without its origin. */
  path: string;
  /** The heading and the text below it. */
  texts: { title: string; lead?: string };
  /** The breadcrumbs after the home page. */
  steps: readonly Step[];
  /** The language of the text, if not that of the brand. */
  lang?: string;
  /** The main entity of the page. */
  main?: NamedThing | null;
  /** Another subject of the page. */
  about?: NamedThing;
};

/** A page, its breadcrumbs and its entities, as one graph (quality: found; Google's docs: structured-data/breadcrumb). */
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

/** The last breadcrumb is the page itself; without a URL Google takes that of the page. */
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
