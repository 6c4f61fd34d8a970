import type { IllustratedPage } from "../../brands/pages.ts";
import { headTags } from "../../seo/head.ts";
import { describePage, type DescribedPage } from "../../seo/structured-data/described-page.ts";
import type { Site } from "../../sites.ts";
import { describeHead, type PageDescription } from "../head-of-page.server.ts";
import type { DocumentHead } from "./screen.ts";

/** The head of a document: for browsers and social networks, and as structured data for search engines where it is described. */
export function documentHead(site: Site, description: PageDescription, described: DescribedPage | null): DocumentHead {
  const { head, links } = describeHead(site, description);
  return { tags: headTags(head), links, structuredData: described ? describePage(site, described) : [] };
}

type StillPage = Pick<DescribedPage, "type" | "path"> & Pick<PageDescription, "noindex"> & { breadcrumb: string };

/** The head of a page whose texts the brand has, and which stands right under the home page. */
export function stillPageHead(site: Site, page: IllustratedPage, { type, path, breadcrumb, noindex }: StillPage): DocumentHead {
  const { metaTitle, metaDescription, title } = page;
  const description = { title: metaTitle, description: metaDescription, socialTitle: title, path, noindex };
  return documentHead(site, description, { type, path, texts: page, steps: [{ title: breadcrumb }] });
}
