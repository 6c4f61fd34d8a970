import { pagePolicy } from "../../http/content-policy.ts";
import type { ServedBrand } from "../../sites.ts";
import { PAGE_CONTEXT } from "../islands/page-context.ts";
import type { DocumentBuild } from "./document-build.ts";
import { headMarkup } from "./head-markup.server.ts";
import { jsonForScript } from "./json-for-script.ts";
import { renderPage } from "./render-page.server.tsx";
import type { Answer } from "../forms/form-result.ts";
import type { DocumentHead } from "./screen.ts";
import type { RegionsResponse } from "../navigation/regions-response.ts";
import type { DocumentResponse } from "./document-response.ts";

/** `name` is the name of the screen, `rules` the speculation rules as JSON. */
export type DocumentContext = { site: ServedBrand; url: URL; build: DocumentBuild; name: string; rules: string };
type Content = DocumentHead & Answer & { page: React.ReactNode };

/** The Trusted Types policy for the markup of regions (navigation/trusted-html.ts). */
const MARKUP_POLICY = "uitkijk";
const PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

/**
 * Renders a page to static markup, as one buffer: head with its stylesheet inline, body, and the scripts that its policy
 * allows by their hash. The bytes depend only on site, address and content, so that they can be cached.
 */
export async function writeDocument(
  target: DocumentContext,
  { page, status = 200, headers: own, ...head }: Content,
): Promise<DocumentResponse> {
  const { site, url, build, name, rules } = target;
  const { brand, mediaHost } = site;
  const { body: rendered, context, islands, regions, tagManager } = renderPage(site, { url, page, withShell: true });
  const { body, preloads } = takePreloads(rendered);
  const styles = await build.styles(name);
  const html = [
    `<!DOCTYPE html><html lang="${brand.lang}" data-palette="${brand.palette}" data-locale="${brand.locale}" data-release="${build.release}"><head>`,
    headMarkup(brand, { ...head, preloads }),
    `<style>${styles}</style>${earlyScript(build)}</head><body>${body}`,
    islands.used.size > 0 ? `<script type="application/json" id="${PAGE_CONTEXT}">${jsonForScript(context)}</script>` : "",
    `<script type="speculationrules">${rules}</script></body></html>`,
  ].join("");
  const headers = new Headers({ ...own, "content-type": "text/html; charset=utf-8" });
  if (build.early !== null) {
    const inline = { scripts: [build.early, rules], styles: [styles] };
    const htmlPolicies = regions.size > 0 ? [MARKUP_POLICY] : [];
    headers.set("content-security-policy", pagePolicy(inline, { tagManager: tagManager?.url, mediaHost, htmlPolicies }));
  }
  return { status, headers, bytes: Buffer.from(html) };
}

/** Renders the regions of a page and the props of its islands as JSON, for a navigation within its list. */
export function writeRegions(
  { site, url, build }: Pick<DocumentContext, "site" | "url" | "build">,
  { page, status = 200, headers: own, tags }: Content,
): DocumentResponse {
  const { islands, regions, tagManager } = renderPage(site, { url, page, withShell: false });
  const answer: RegionsResponse = {
    title: tags.flatMap((tag) => ("tagName" in tag || !("title" in tag) ? [] : tag.title))[0] ?? "",
    release: build.release,
    isMeasured: tagManager !== null,
    isPrivate: tags.some((tag) => "name" in tag && tag.name === "referrer"),
    regions: Object.fromEntries(regions),
    islands: Object.fromEntries(islands.used),
  };
  const headers = new Headers({ ...own, "content-type": "application/json; charset=utf-8", "x-robots-tag": "noindex" });
  return { status, headers, bytes: Buffer.from(JSON.stringify(answer)) };
}

/**
 * Extracts the image preloads, which React writes in front of each rendered part. In the head, before the stylesheet, a phone finds
 * them 0.1 s sooner.
 */
function takePreloads(body: string): { body: string; preloads: string } {
  const preloads = new Set(body.match(PRELOAD));
  return { body: preloads.size > 0 ? body.replaceAll(PRELOAD, "") : body, preloads: [...preloads].join("") };
}

function earlyScript({ boot, besideBoot, early }: DocumentBuild): string {
  if (early !== null) return `<script data-boot="${boot}" data-beside="${besideBoot}">${early}</script>`;
  return ["/@vite/client", "/src/web/document/early/develop.ts"].map((src) => `<script type="module" src="${src}"></script>`).join("");
}
