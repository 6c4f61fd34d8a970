import type { EventLeaf, ItemListLeaf, LocalBusinessLeaf } from "schema-dts";
import { fullUrl, type DescribedSite } from "./described-site.ts";
import type { NamedThing } from "./described-page.ts";

/** One entry of a list: an item with all required properties, else a name and a URL. */
export type Entry = { item: LocalBusinessLeaf | EventLeaf } | { name: string; url?: string | null };

/** The entries of a page in their order, numbered from one on every page; null without entries. */
export function itemList(site: DescribedSite, { path, entries }: { path: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return {
    "@type": "ItemList",
    "@id": `${fullUrl(site, path)}#list`,
    itemListElement: entries.map((entry, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      ...("item" in entry ? entry : { name: entry.name, ...(entry.url && { url: fullUrl(site, entry.url) }) }),
    })),
  } satisfies ItemListLeaf & NamedThing;
}
