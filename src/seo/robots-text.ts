/** Addresses for machines and for links of mails; a page begins with none of these. */
const CLOSED = ["/api/", "/dev/", "/form/", "/banner/", "/nieuwsbrief/", "/*.data$", "/*.data?", "/helpdesk?", "/plaats-voorstellen?"];

/** Lists whose filters make more addresses than anybody can read; their pages alone are open, and `p=` comes after `pagina`. */
const LISTS = ["/uitjes", "/overzicht", "/agenda"];

/**
 * What crawlers may read of a brand, as robots.txt (RFC 9309: of the rules that match the longest counts). Other
 * parameters than those of the filters stay open: who follows a link with `utm_source` finds the canonical address there.
 */
export function robotsText(origin: string): string {
  const closed = CLOSED.map((path) => `Disallow: ${path}`);
  const lists = LISTS.flatMap((path) => [`Disallow: ${path}?`, `Allow: ${path}?pagina=`, `Disallow: ${path}?pagina=*&`]);
  return ["User-agent: *", ...closed, ...lists, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}
