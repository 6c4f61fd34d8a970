import type { OrganizationLeaf, WebSiteLeaf } from "schema-dts";
import { iconUrl } from "../../brands/manifest.ts";
import { fullUrl, type DescribedSite } from "./described-site.ts";

/** Pixels; Google requires at least 112. */
const LOGO_SIZE = 512;

/** A brand as a publisher, for pages that name it. The home page has all properties under the same `@id`. */
export function publisherOf(site: DescribedSite) {
  const url = fullUrl(site, "/");
  return { "@type": "Organization", "@id": `${url}#organization`, name: site.brand.name, url } satisfies OrganizationLeaf;
}

/** A reference to the site that every page is part of. */
export function partOf(site: DescribedSite) {
  return { "@id": `${fullUrl(site, "/")}#website` };
}

/**
 * The structured data of the home page: the publisher, and the site's name for search results (docs: structured-data/organization,
 * site-names). Without a SearchAction: Google withdrew the sitelinks search box in November 2024.
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
