import { LONGEST_WAIT_MS } from "./after-taps.server.ts";
import { ASSETS } from "./built-modules.server.ts";
import { MARK } from "./marked-scripts.server.ts";
import type { ModulesToSendFor } from "./modules-to-send-for.server.ts";

/** How the script begins that React Router starts a page with. */
export const ENTRY = `<script nonce="${MARK}" type="module" async="">`;

/** A head without the modules that the page would fetch before it paints (decisions/003-late-hydration.md). */
export function withoutPreloads(head: string): string {
  return head.replaceAll(MODULE_PRELOAD, "");
}

/**
 * Makes a page paint before anything else is fetched: its entry, the script at the beginning of `html`, is imported after
 * the load event or after the first interaction (decisions/003-late-hydration.md), and with it all that it needs at once.
 */
export function startLate(html: string, toSendFor: ModulesToSendFor): string {
  return html.replace(ENTRY_SCRIPT, (_script, open: string, code: string) => {
    const modules = [...code.matchAll(ROUTE_MODULE)].map(([, name, url]) => ({ name, url }));
    const manifest = MANIFEST.exec(code)?.[1];
    const entry = ENTRY_MODULE.exec(code)?.[1];
    const routes = ROUTE_NAMES.exec(code)?.[1];
    // A script that is written otherwise stays as it is; the test of the pages then fails.
    if (!manifest || !entry || routes === undefined) return `${open}${code}</script>`;

    const imports = [manifest, ...modules.map(({ url }) => url)].map((url) => `import(${JSON.stringify(url)})`);
    const names = modules.map(({ name }) => name).join(",");
    return `${open}${LATE_START}async()=>{${sendAtOnce(toSendFor)}let[,${names}]=await Promise.all([${imports.join(",")}]);window.__reactRouterRouteModules={${routes}};import(${JSON.stringify(entry)})})</script>`;
  });
}

/**
 * A browser knows what a module imports when the module is there, and a line has a way to the server and back for each
 * generation: five for an overview with its words. So all are sent for together, and run in their order. What the screen
 * of a step needs is sent for the same way (src/web/bring-sheets.ts), behind its data, for which the router sends a moment after it
 * has said so: of a server of the old protocol a browser asks for six things at a time.
 * In Chromium not as modules, which it compiles on the page's thread as soon as they are there; other browsers take what was
 * preloaded as a script for no module.
 */
function sendAtOnce({ modules, words }: ModulesToSendFor): string {
  return `
let kind="userAgentData"in navigator?{rel:"preload",as:"script",crossOrigin:""}:{rel:"modulepreload"},
words=${JSON.stringify(words)},
send=names=>{
for(let name of names.split(" ")){
let href="${ASSETS}"+name+".js";
document.querySelector('link[href="'+href+'"]')||document.head.append(Object.assign(document.createElement("link"),kind,{href}))
}};
send("${modules.join(" ")}");
window.bringModules=id=>setTimeout(()=>{
let{module,imports=[]}=__reactRouterManifest.routes[id];
for(let href of[module,...imports]){
let name=href.slice(${ASSETS.length},-3);
send(name);
words[name]&&send(words[name])
}});
`.replaceAll("\n", "");
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
