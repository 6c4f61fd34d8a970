import fontUrl from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { MARK } from "./marked-scripts.server.ts";

/**
 * Fetches the font when the first view has been painted: with it on the line the largest picture came half a second later on
 * a phone. Until then a font of the machine stands in at its size, and nothing moves (src/web/styles/base.css). Who comes
 * from another page of ours has the font already, and sees it at once. Without scripts the style sheet fetches it.
 */
export function lateFontScript(): string {
  return `<script nonce="${MARK}">${ADD_FONT}</script>`;
}

/** A page that is opened by its address, or from elsewhere, waits for the frame after its load event. */
const ADD_FONT = `(()=>{
let add=()=>document.fonts.add(new FontFace("Figtree",'url("${fontUrl}") format("woff2")',{weight:"300 900",display:"swap"}));
let isKnown=document.referrer.startsWith(location.origin+"/")||performance.getEntriesByType("navigation")[0]?.type!=="navigate";
isKnown?add():addEventListener("load",()=>requestAnimationFrame(()=>requestAnimationFrame(add)))
})()`.replaceAll("\n", "");
