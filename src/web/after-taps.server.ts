import { MARK } from "./marked-scripts.server.ts";

/** A press that ends outside the window is never told to have ended: so long after it, nothing waits for it any more. */
export const LONGEST_WAIT_MS = 6_000;

/**
 * Defines what the other scripts of a page wait for, so that a tap is answered first (decisions/053-a-tap-is-answered-first.md):
 * - `afterPicture(work)`: until what there is now has been painted;
 * - `afterTaps(work)`: not at all, or, while a finger is on the page, until the answer to it has been painted.
 */
export function afterTapsScript(): string {
  return `<script nonce="${MARK}">${AFTER_TAPS}</script>`;
}

const AFTER_TAPS = `window.afterPicture=work=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(work)));
window.afterTaps=(()=>{
let finger=0,step=0,waiting=[],timer,
hear=(type,work)=>addEventListener(type,work,{capture:true,passive:true}),
go=()=>{clearTimeout(timer);finger=0;for(let work of waiting.splice(0))work()},
up=()=>{let mine=++step;afterPicture(()=>mine===step&&go())};
hear("pointerdown",({isPrimary})=>{if(isPrimary){finger=1;step++}});
hear("contextmenu",up);
for(let type of["pointerup","pointercancel"])hear(type,({isPrimary})=>{isPrimary&&up()});
return work=>{if(!finger)return work();waiting.push(work)>1||(timer=setTimeout(go,${LONGEST_WAIT_MS}))}
})()`.replaceAll("\n", "");
