import { renderToStaticMarkup } from "react-dom/server";
import { publicBrand, type PublicBrand } from "../../brands/brand.ts";
import { pagePolicy } from "../../guard/content-policy.ts";
import type { Site } from "../../sites.ts";
import { keepMarkup } from "../keep-markup.server.tsx";
import { KeepMarkupContext } from "../kept-markup.tsx";
import { EmptyIsland, IslandsContext, jsonForScript, type IslandsOfDocument } from "../islands/island.server.tsx";
import { PAGE_CONTEXT, type ServedContext } from "../islands/page-context.ts";
import { Surroundings } from "../surroundings.tsx";
import { tagManagerOf } from "../tag-manager-of.server.ts";
import type { DocumentBuild } from "./document-build.ts";
import { headMarkup } from "./head-markup.server.ts";
import type { Answer, DocumentHead } from "./screen.ts";
import { Shell } from "./shell.tsx";
import type { WrittenDocument } from "./written-document.ts";

/** `name` is that of the screen, `rules` are the speculation rules as JSON. */
type Writing = { site: Site; url: URL; build: DocumentBuild; name: string; rules: string };
type Content = DocumentHead & Answer & { page: React.ReactNode };

/**
 * Renders a page to static markup, as one buffer: head with its stylesheet inline, body, and the scripts that its policy
 * allows by their hash. The bytes depend on site, address and content alone, so that they can be cached.
 */
export async function writeDocument(writing: Writing, { page, status = 200, headers: own, ...head }: Content): Promise<WrittenDocument> {
  const { site, url, build, name, rules } = writing;
  const { brand, mediaHost } = site;
  const measured = tagManagerOf(site, { url: url.href });
  const tagManager = measured === "next" ? null : measured;
  const context: ServedContext = { brand: publicBrandOf(site), mediaHost };
  const islands: IslandsOfDocument = { context: { ...context, place: url }, used: new Set() };
  const body = renderToStaticMarkup(
    <IslandsContext value={islands}>
      <Surroundings context={islands.context}>
        {/* In development a part changes with its source. */}
        <KeepMarkupContext value={import.meta.env.PROD ? keepMarkup : null}>
          <Shell consent={measured && <ConsentIsland tagManager={tagManager} />}>{page}</Shell>
        </KeepMarkupContext>
      </Surroundings>
    </IslandsContext>,
  );
  const styles = await build.styles(name);
  const html = [
    `<!DOCTYPE html><html lang="${brand.lang}" data-palette="${brand.palette}" data-locale="${brand.locale}"><head>`,
    headMarkup(brand, head),
    `<style>${styles}</style>${earlyScript(build)}</head><body>${body}`,
    islands.used.size > 0 ? `<script type="application/json" id="${PAGE_CONTEXT}">${jsonForScript(context)}</script>` : "",
    `<script type="speculationrules">${rules}</script></body></html>`,
  ].join("");
  const headers = new Headers({ ...own, "content-type": "text/html; charset=utf-8" });
  if (build.early !== null) {
    const inline = { scripts: [build.early, rules], styles: [styles] };
    headers.set("content-security-policy", pagePolicy(inline, { tagManager: tagManager?.url, mediaHost, htmlPolicies: [] }));
  }
  return { status, headers, bytes: Buffer.from(html) };
}

/** Where the address holds a typed sentence nothing is measured, and so nothing is asked; the footer still links to the choice. */
function ConsentIsland({ tagManager }: { tagManager: Site["tagManager"] }) {
  return tagManager && <EmptyIsland name="consent" props={{ tagManager }} hydration="idle" />;
}

/** React Router's plugin compiles components so that they need this module first. */
const REFRESH = "/@id/__x00__virtual:react-router/inject-hmr-runtime";

function earlyScript({ boot, early }: DocumentBuild): string {
  if (early !== null) return `<script data-boot="${boot}">${early}</script>`;
  return ["/@vite/client", REFRESH, "/src/web/document/early.ts"].map((src) => `<script type="module" src="${src}"></script>`).join("");
}

const publicBrands = new WeakMap<Site["brand"], PublicBrand>();

function publicBrandOf({ brand }: Site): PublicBrand {
  const known = publicBrands.get(brand) ?? publicBrand(brand);
  publicBrands.set(brand, known);
  return known;
}
