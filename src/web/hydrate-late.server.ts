/**
 * Makes a rendered page paint before anything else is fetched: the style sheet goes inline, module preloads go away,
 * and the entry is imported after the load event or at the first interaction (decisions/003-late-hydration.md).
 */
export function hydrateLate(html: string, styles: string): string {
  return withStyles(html.replaceAll(MODULE_PRELOAD, ""), styles).replace(ENTRY_SCRIPT, (_script, open: string, code: string) => {
    const modules = [...code.matchAll(ROUTE_MODULE)].map(([, name, url]) => ({ name, url }));
    const manifest = MANIFEST.exec(code)?.[1];
    const entry = ENTRY.exec(code)?.[1];
    const routes = ROUTE_NAMES.exec(code)?.[1];
    // A script that is written otherwise stays as it is; the test of the pages then fails.
    if (!manifest || !entry || routes === undefined) return `${open}${code}</script>`;

    const imports = [manifest, ...modules.map(({ url }) => url)].map((url) => `import(${JSON.stringify(url)})`);
    const names = modules.map(({ name }) => name).join(",");
    return `${open}${LATE_START}async()=>{let[,${names}]=await Promise.all([${imports.join(",")}]);window.__reactRouterRouteModules={${routes}};import(${JSON.stringify(entry)})})</script>`;
  });
}

const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const ENTRY_SCRIPT = /(<script(?: nonce="\w+")? type="module" async="">)([\s\S]*?)<\/script>/;
const ROUTE_MODULE = /import \* as (route\d+) from "([^"]+)"/g;
const MANIFEST = /import "([^"]+)"/;
const ENTRY = /import\("([^"]+)"\)/;
const ROUTE_NAMES = /window\.__reactRouterRouteModules = \{([^}]*)\}/;

/** Runs its argument once: after load, or at the first sign that somebody wants to use the page. */
const LATE_START =
  '(start=>{let once=()=>{if(start){let f=start;start=null;f()}};for(let e of["pointerdown","keydown","touchstart","focusin"])addEventListener(e,once,{once:true,passive:true});document.readyState==="complete"?once():addEventListener("load",()=>setTimeout(once))})(';

function withStyles(html: string, styles: string): string {
  return html.replace("</head>", () => `<style>${styles}</style></head>`);
}
