/** Paths for machines and for links in mails. No page has one of these prefixes. */
const CLOSED = ["/api/", "/dev/", "/form/", "/banner/", "/nieuwsbrief/", "/*.data$", "/*.data?", "/helpdesk?", "/plaats-voorstellen?"];

/** Lists with too many filter combinations to crawl. Only `pagina` alone is allowed, without the `p=` that may follow it. */
const LISTS = ["/uitjes", "/overzicht", "/agenda"];

/**
 * The robots.txt of a brand (RFC 9309: the longest matching rule wins). Most other pages stay allowed with parameters such
 * as `utm_source`: they have a canonical link.
 */
export function robotsText(origin: string): string {
  const closed = CLOSED.map((path) => `Disallow: ${path}`);
  const lists = LISTS.flatMap((path) => [`Disallow: ${path}?`, `Allow: ${path}?pagina=`, `Disallow: ${path}?pagina=*&`]);
  return ["User-agent: *", ...closed, ...lists, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}
