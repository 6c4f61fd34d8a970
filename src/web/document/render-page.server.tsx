import { renderToStaticMarkup } from "react-dom/server";
import { publicBrand, type Brand, type PublicBrand } from "../../brands/brand.ts";
import type { ServedBrand } from "../../sites.ts";
import { cacheMarkup } from "./cache-markup.server.tsx";
import { MarkupCacheContext } from "../page-context/cached-markup.tsx";
import { IslandsContext, type IslandsOfDocument } from "../islands/island.server.tsx";
import type { ServedContext } from "../islands/page-context.ts";
import { PageContext } from "../page-context/use-page.ts";
import { tagManagerOf } from "../analytics/tag-manager-of.server.ts";
import { RegionsContext } from "./region.server.tsx";
import { Shell } from "./shell.tsx";

export type RenderedPage = {
  /** The markup of the body. */
  body: string;
  /** The context of its islands; the browser adds the location. */
  context: ServedContext;
  islands: IslandsOfDocument;
  /** The markup of its regions, by their names. */
  regions: ReadonlyMap<string, string>;
  /** The container that may measure visits to this page; null if none. */
  tagManager: ServedBrand["tagManager"];
};

/** `withShell`: with header, footer and menu. */
type Rendering = { url: URL; page: React.ReactNode; withShell: boolean };

/** Renders a page to static markup. */
export function renderPage(site: ServedBrand, { url, page, withShell }: Rendering): RenderedPage {
  const measured = tagManagerOf(site, { url: url.href });
  const tagManager = measured === "next" ? null : measured;
  const context: ServedContext = { brand: publicBrandOf(site), mediaHost: site.mediaHost };
  const islands: IslandsOfDocument = { context: { ...context, location: url }, used: new Map() };
  const regions = new Map<string, string>();
  const body = renderToStaticMarkup(
    <IslandsContext value={islands}>
      <RegionsContext value={regions}>
        <PageContext value={islands.context}>
          {/* No cache in development, where sources change. */}
          <MarkupCacheContext value={import.meta.env.PROD ? cacheMarkup : null}>
            {withShell ? <Shell measured={measured}>{page}</Shell> : page}
          </MarkupCacheContext>
        </PageContext>
      </RegionsContext>
    </IslandsContext>,
  );
  return { body, context, islands, regions, tagManager };
}

const publicBrands = new WeakMap<Brand, PublicBrand>();

function publicBrandOf({ brand }: Pick<ServedBrand, "brand">): PublicBrand {
  const known = publicBrands.get(brand) ?? publicBrand(brand);
  publicBrands.set(brand, known);
  return known;
}
