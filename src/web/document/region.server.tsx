import { createContext, use, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IslandsContext } from "../islands/island.server.tsx";
import { MarkupCacheContext } from "../page-context/cached-markup.tsx";
import { PageContext } from "../page-context/use-page.ts";

/** Collects the markup of the regions of the page that is being rendered, by their names. */
export const RegionsContext = createContext<Map<string, string> | null>(null);

type RegionProps = { name: string; className?: string; children: ReactNode };

/**
 * A part of a page that a navigation within its list replaces (web/navigation/). Islands are outside regions: they stay, and receive
 * new props. Throws outside a document.
 */
export function Region({ name, className, children }: RegionProps) {
  const markupCache = use(MarkupCacheContext);
  const islands = use(IslandsContext);
  const regions = use(RegionsContext);
  if (!islands || !regions) throw new Error(`The region ${name} was rendered outside a document.`);
  // A nested render: no hook may follow it.
  const html = renderToStaticMarkup(
    <PageContext value={islands.context}>
      <MarkupCacheContext value={markupCache}>{children}</MarkupCacheContext>
    </PageContext>,
  );
  regions.set(name, html);
  return <div className={className} data-region={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
