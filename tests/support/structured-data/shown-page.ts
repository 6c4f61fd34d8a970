/** The content of a served page, to compare with its structured data. */
export type ShownPage = {
  canonical: string | null;
  isIndexable: boolean;
  /** The JSON of its structured data. */
  blocks: string[];
  /** Its breadcrumbs, or null; the last has no URL. */
  breadcrumbs: { name: string; url: string | null }[] | null;
  /** Its visible text without whitespace. */
  text: string;
  /** The hrefs of its links. */
  links: ReadonlySet<string>;
};

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'", nbsp: "\u00a0" };

/** Parses the HTML of the product, which is well-formed. */
export function shownPage(html: string): ShownPage {
  const written = html.replace(/<!--.*?-->/gs, "");
  const body = /<body.*<\/body>/s.exec(written)?.[0].replace(/<(script|style|svg)[ >].*?<\/\1>/gs, "") ?? "";
  const trail = /<nav[^>]*><ol>((?:(?!<\/ol>).)*aria-current="page".*?)<\/ol><\/nav>/s.exec(body)?.[1];
  return {
    canonical: decoded(/<link rel="canonical" href="([^"]*)"/.exec(written)?.[1] ?? "") || null,
    isIndexable: !/<meta name="robots" content="[^"]*noindex/.test(written),
    blocks: [...written.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) => json),
    breadcrumbs: trail === undefined ? null : [...trail.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, step = ""]) => stepOf(step)),
    text: withoutSpace(decoded(body.replace(/<[^>]+>/g, ""))),
    links: new Set([...body.matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => decoded(href))),
  };
}

export function withoutSpace(text: string): string {
  return text.replace(/\s+/g, "");
}

function stepOf(step: string): { name: string; url: string | null } {
  const url = / href="([^"]*)"/.exec(step)?.[1];
  return { name: decoded(step.replace(/<[^>]+>/g, "")), url: url === undefined ? null : decoded(url) };
}

function decoded(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
