import { MARK } from "./marked-scripts.server.ts";

/**
 * Lets pictures with `loading="lazy"` wait until they come within 200 px of the view (specification 2 §2 and §9): browsers
 * alone begin 1,250 to 2,500 px ahead. The script stands in the head, so that it holds a picture before its first layout
 * and does not wait for hydration; without scripts the attribute alone does it (decisions/022-pictures-nearby.md).
 */
export function nearPicturesScript(): string {
  return `<script nonce="${MARK}">${HOLD_PICTURES}</script>`;
}

/** Stands where a picture will be: it has a shape and no colour. */
const NOTHING_YET = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='4' height='3'/%3E";

/** Several widths of it wait too, its own and those of the sources beside it. A picture whose `loading` changes is wanted now: somebody is about to slide to it. */
const HOLD_PICTURES = `(()=>{
let near=new IntersectionObserver(seen=>{for(let{isIntersecting,target}of seen)if(isIntersecting)show(target)},{rootMargin:"200px",threshold:0.01});
let sets=(image,from,to)=>{for(let part of image.closest("picture")?.children??[image])if(part.hasAttribute(from)){part.setAttribute(to,part.getAttribute(from));part.removeAttribute(from)}};
let hold=image=>{if(image.dataset.src||!image.hasAttribute("src"))return;image.dataset.src=image.getAttribute("src");sets(image,"srcset","data-srcset");image.src="${NOTHING_YET}";near.observe(image)};
let show=image=>{if(!image.dataset.src)return;near.unobserve(image);sets(image,"data-srcset","srcset");image.src=image.dataset.src;delete image.dataset.src};
new MutationObserver(changes=>{for(let{type,target,addedNodes}of changes){
if(type==="attributes"){if(target.loading!=="lazy")show(target);continue}
for(let node of addedNodes){if(node.matches?.("img[loading=lazy]"))hold(node);node.querySelectorAll?.("img[loading=lazy]").forEach(hold)}
}}).observe(document,{subtree:true,childList:true,attributeFilter:["loading"]})
})()`.replaceAll("\n", "");
