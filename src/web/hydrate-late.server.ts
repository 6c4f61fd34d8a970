import { MARK } from "./marked-scripts.server.ts";

/** A picture that hangs keeps the load event from coming: so long after its script was read, a page waits no longer for it. */
export const LONGEST_WAIT_MS = 6_000;

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
 * page. The frame after the load event shows the last picture; what is fetched before it holds it up. After a tap it waits until
 * the answer to it has been painted: the scripts alone take a slow phone longer than that (src/web/after-taps.server.ts).
 */
const LATE_START = `(start=>{
let once=()=>{if(start){let f=start;start=0;f()}},
soon=()=>afterTaps(once),
painted=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(soon)));
for(let type of["pointerdown","keydown","focusin"])addEventListener(type,soon,{capture:true,passive:true});
setTimeout(once,${LONGEST_WAIT_MS});
document.readyState==="complete"?painted():addEventListener("load",painted)
})(`.replaceAll("\n", "");
