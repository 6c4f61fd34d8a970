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
      instrument({ loader: async (load) => void (await Promise.all([load(), ...(sheets.get(id) ?? []).map(bringSheet)])) });
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

/** A disabled link is not fetched, and tells ourselves and Vite's loader of lazy parts that the sheet is there. */
function markCarried(href: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, disabled: true }));
}

/** Resolves when the sheet applies; one that does not come leaves the screen plain, which is better than no screen. */
function bringSheet(href: string): Promise<void> | undefined {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return;
  return new Promise((resolve) => {
    const done = () => resolve();
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: done, onerror: done }));
  });
}
