import { LONGEST_WAIT_MS } from "./after-taps.server.ts";
import { MARK } from "./marked-scripts.server.ts";

/** How the script begins that React Router starts a page with. */
export const ENTRY = `<script nonce="${MARK}" type="module" async="">`;

/** A head without the modules that the page would fetch before it paints (decisions/003-late-hydration.md). */
export function withoutPreloads(head: string): string {
  return head.replaceAll(MODULE_PRELOAD, "");
}

/**
 * Makes a page paint before anything else is fetched: its entry, the script at the beginning of `html`, is imported after
 * the load event or after the first interaction (decisions/003-late-hydration.md).
 */
export function startLate(html: string): string {
  return html.replace(ENTRY_SCRIPT, (_script, open: string, code: string) => {
    const modules = [...code.matchAll(ROUTE_MODULE)].map(([, name, url]) => ({ name, url }));
    const manifest = MANIFEST.exec(code)?.[1];
    const entry = ENTRY_MODULE.exec(code)?.[1];
    const routes = ROUTE_NAMES.exec(code)?.[1];
    // A script that is written otherwise stays as it is; the test of the pages then fails.
    if (!manifest || !entry || routes === undefined) return `${open}${code}</script>`;

    const imports = [manifest, ...modules.map(({ url }) => url)].map((url) => `import(${JSON.stringify(url)})`);
    const names = modules.map(({ name }) => name).join(",");
    return `${open}${LATE_START}async()=>{let[,${names}]=await Promise.all([${imports.join(",")}]);window.__reactRouterRouteModules={${routes}};import(${JSON.stringify(entry)})})</script>`;
  });
}

const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const ENTRY_SCRIPT = /^(<script[^>]*>)([\s\S]*?)<\/script>/;
const ROUTE_MODULE = /import \* as (route\d+) from "([^"]+)"/g;
const MANIFEST = /import "([^"]+)"/;
const ENTRY_MODULE = /import\("([^"]+)"\)/;
const ROUTE_NAMES = /window\.__reactRouterRouteModules = \{([^}]*)\}/;

/**
 * Runs its argument once: when all that was loaded has been painted, or at the first sign that somebody wants to use the
 * page. The frame after the load event shows the last picture; what is fetched before it holds it up. A picture that hangs keeps
 * that event from coming, and is waited for no longer than for a tap. Scripts are evaluated in pieces of 20 to 30 ms on a slow phone:
 * while a finger is on the page they wait too, as its answer would wait for each.
 */
const LATE_START = `(start=>{
let once=()=>{if(start){let f=start;start=0;f()}},
soon=()=>afterTaps(once),
painted=()=>afterPicture(soon);
for(let type of["pointerdown","keydown","focusin"])addEventListener(type,soon,{capture:true,passive:true});
setTimeout(once,${LONGEST_WAIT_MS});
document.readyState==="complete"?painted():addEventListener("load",painted)
})(`.replaceAll("\n", "");
