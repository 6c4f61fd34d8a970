import type { ClientInstrumentation } from "react-router";

type Manifest = { routes: Record<string, { css?: string[] }> };
declare global {
  interface Window {
    __reactRouterManifest?: Manifest;
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/**
 * Brings the sheets of the next screen while its data comes, so that it is never shown without them. React Router would
 * fetch them too, put them aside when they are there, and not know that the first page carries its own
 * (src/web/styles.server.ts): so it is not told of any.
 */
export function bringSheets(): ClientInstrumentation {
  const sheets = takeSheets();
  for (const id of Object.keys(window.__reactRouterRouteModules ?? {})) for (const href of sheets.get(id) ?? []) markCarried(href);
  return {
    route({ id, instrument }) {
      instrument({
        async loader(load, { request }) {
          const [, ...areThere] = await Promise.all([load(), ...(sheets.get(id) ?? []).map(bringSheet)]);
          if (areThere.includes(false)) await openAnew(request.url);
        },
      });
    },
  };
}

/** Addresses by route; the order is that of src/web/styles.server.ts. */
function takeSheets(): Map<string, string[]> {
  const routes = Object.entries(window.__reactRouterManifest?.routes ?? {});
  return new Map(
    routes.map(([id, route]) => {
      const hrefs = (route.css ?? []).map((href) => href.replace(/#$/, "")).toReversed();
      route.css = [];
      return [id, hrefs];
    }),
  );
}

/** A disabled link is not fetched, and tells that the sheet is there. */
function markCarried(href: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, disabled: true }));
}

/** Whether the sheet applies, once that is known. */
function bringSheet(href: string): Promise<boolean> | true {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return true;
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.addEventListener("load", () => resolve(true));
    link.addEventListener("error", () => {
      link.remove();
      resolve(false);
    });
    document.head.append(link);
  });
}

/** Without its sheet a screen hides what it should show. A page from the server brings its own: those of a new version, perhaps. */
function openAnew(url: string): Promise<never> {
  location.assign(url);
  return new Promise(() => {});
}
