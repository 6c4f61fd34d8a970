import type { OrganizationLeaf, WebSiteLeaf } from "schema-dts";
import { iconUrl } from "../../brands/manifest.ts";
import { fullUrl, type DescribedSite } from "./described-site.ts";

/** Google wants a logo of at least 112 pixels. */
const LOGO_SIZE = 512;

/** A brand as a publisher, for pages that name it: home tells the rest under the same `@id`. */
export function publisherOf(site: DescribedSite) {
  const url = fullUrl(site, "/");
  return { "@type": "Organization", "@id": `${url}#organization`, name: site.brand.name, url } satisfies OrganizationLeaf;
}

/** The site that every page is a part of. */
export function partOf(site: DescribedSite) {
  return { "@id": `${fullUrl(site, "/")}#website` };
}

/**
 * What home says: whose site this is, and its name for search results, as Google asks (docs: structured-data/organization,
 * site-names). There is no box to search in: Google withdrew it in November 2024.
 */
export function describeHome(site: DescribedSite): [OrganizationLeaf, WebSiteLeaf] {
  const { name, about, lang, email, phone } = site.brand;
  const publisher = publisherOf(site);
  return [
    {
      ...publisher,
      description: about,
      logo: fullUrl(site, iconUrl(LOGO_SIZE, "any")),
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer support",
        url: fullUrl(site, "/helpdesk"),
        email,
        ...(phone && { telephone: phone }),
        availableLanguage: lang,
      },
    },
    {
      "@type": "WebSite",
      ...partOf(site),
      name,
      url: publisher.url,
      inLanguage: lang,
      publisher: { "@id": publisher["@id"] },
    },
  ];
}
