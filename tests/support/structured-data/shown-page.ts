/** What a served page says, to hold its structured data against. */
export type ShownPage = {
  canonical: string | null;
  isIndexable: boolean;
  /** The texts of its blocks of structured data. */
  blocks: string[];
  /** Its breadcrumbs, null without any; the last has no address. */
  breadcrumbs: { name: string; url: string | null }[] | null;
  /** All that it says, without any space. */
  text: string;
  /** Addresses that its links lead to, as they are written. */
  links: ReadonlySet<string>;
};

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'", nbsp: "\u00a0" };

/** Reads the well-formed HTML that the product writes. */
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
