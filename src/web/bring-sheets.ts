import type { ClientInstrumentation } from "react-router";
import { sheetsInOrder } from "./sheets-in-order.ts";

type Manifest = { routes: Record<string, { css?: string[] }> };
declare global {
  interface Window {
    __reactRouterManifest?: Manifest;
    __reactRouterRouteModules?: Record<string, unknown>;
    /** Sends for the module of a screen and all that it needs, at once (src/web/hydrate-late.server.ts). */
    bringModules?: (routeId: string) => void;
  }
}

/** Those that apply, or are on their way. */
const brought = new Map<string, Promise<boolean>>();

/**
 * Brings the sheets of the next screen while its data comes, so that it is never shown without them. React Router would
 * fetch them too, put them aside when they are there, and not know that the first page carries its own
 * (src/web/styles.server.ts): so it is not told of any.
 */
export function bringSheets(): ClientInstrumentation {
  const sheets = takeSheets();
  /** Where the visitor went last: who has gone on is not taken back. */
  let wanted = "";
  for (const id of Object.keys(window.__reactRouterRouteModules ?? {}))
    for (const href of sheets.get(id) ?? []) brought.set(href, Promise.resolve(true));
  return {
    route({ id, instrument }) {
      instrument({
        async loader(load, { request }) {
          wanted = request.url;
          window.bringModules?.(id);
          const [, ...areThere] = await Promise.all([load(), ...(sheets.get(id) ?? []).map(bringSheet)]);
          if (areThere.includes(false) && wanted === request.url) await openAnew(request.url);
        },
      });
    },
  };
}

/** Addresses by route. */
function takeSheets(): Map<string, string[]> {
  const routes = Object.entries(window.__reactRouterManifest?.routes ?? {});
  return new Map(
    routes.map(([id, route]) => {
      const hrefs = sheetsInOrder(route.css);
      route.css = [];
      return [id, hrefs];
    }),
  );
}

/** Whether the sheet applies, once that is known. */
function bringSheet(href: string): Promise<boolean> {
  const known = brought.get(href) ?? fetchSheet(href);
  brought.set(href, known);
  return known;
}

function fetchSheet(href: string): Promise<boolean> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.addEventListener("load", () => resolve(true));
    link.addEventListener("error", () => {
      link.remove();
      brought.delete(href);
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
