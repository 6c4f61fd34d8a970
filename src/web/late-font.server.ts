import fontUrl from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { LONGEST_WAIT_MS } from "./after-taps.server.ts";
import { MARK } from "./marked-scripts.server.ts";

/**
 * Fetches the font when the first view has been painted: with it on the line the largest picture came half a second later on
 * a phone. Until then a font of the machine stands in at its size. Who comes from another page of ours has the font already:
 * they see it at once. Where it does not come in time (they were quicker than it, or the machine is busy) they do not see it on
 * this page: no line breaks anew under their eyes. Without scripts the style sheet fetches it (src/web/styles/base.css).
 */
export function lateFontScript(): string {
  return `<script nonce="${MARK}">${ADD_FONT}</script>`;
}

/** In a browser: whether somebody has the font, from another page of ours or from this one. */
export const COMES_BACK = `document.referrer.startsWith(location.origin+"/")||performance.getEntriesByType("navigation")[0]?.type!=="navigate"`;

/**
 * A page that is opened by its address, or from elsewhere, waits for the frame after its load event, if that comes; and its
 * words know of the font when it is there, so that they are laid out once more, and not twice; after a tap that is under way.
 */
const ADD_FONT = `(()=>{
let make=(display)=>new FontFace("Figtree",'url("${fontUrl}") format("woff2")',{weight:"300 900",display}),add=face=>document.fonts.add(face);
if(${COMES_BACK}){let face=make("optional");add(face);return face.load().catch(()=>{})}
let late=()=>{late=()=>{};make("swap").load().then(face=>afterTaps(()=>add(face)),()=>{})};
addEventListener("load",()=>afterPicture(()=>late()));
setTimeout(()=>late(),${LONGEST_WAIT_MS})
})()`.replaceAll("\n", "");
