import { createContext, use, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IslandsContext } from "../islands/island.server.tsx";
import { MarkupCacheContext } from "../page/cached-markup.tsx";
import { PageContext } from "../page/use-page.ts";

/** The markup of the regions of the page that is rendered, by their names. */
export const RegionsContext = createContext<Map<string, string> | null>(null);

type RegionProps = { name: string; className?: string; children: ReactNode };

/**
 * A part of a page that a step within its list replaces (document/steps/). Islands stand outside of regions: they stay, and get
 * their new props. Throws outside a document.
 */
export function Region({ name, className, children }: RegionProps) {
  const cacheMarkup = use(MarkupCacheContext);
  const islands = use(IslandsContext);
  const regions = use(RegionsContext);
  if (!islands || !regions) throw new Error(`The region ${name} was rendered outside a document.`);
  // Renders within this rendering, after which no hook may follow.
  const html = renderToStaticMarkup(
    <PageContext value={islands.context}>
      <MarkupCacheContext value={cacheMarkup}>{children}</MarkupCacheContext>
    </PageContext>,
  );
  regions.set(name, html);
  return <div className={className} data-region={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
