import { MARK } from "./marked-scripts.server.ts";

/**
 * Lets pictures with `loading="lazy"` wait until they come within 200 px of the view (specification 2 §2 and §9): browsers
 * alone begin 1,250 to 2,500 px ahead. The script stands in the head, so that it holds a picture before its first layout
 * and does not wait for hydration; without scripts the attribute alone does it (decisions/022-pictures-nearby.md).
 */
export function nearPicturesScript(): string {
  return `<script nonce="${MARK}">${HOLD_PICTURES}</script>`;
}

/** Stands where a picture will be: four by three, and transparent. */
const NOTHING_YET = "data:image/gif;base64,R0lGODlhBAADAIAAAExpcQAAACH5BAUAAAAALAAAAAAEAAMAAAIDhI9WADs=";

/**
 * Several widths of it wait too, its own and those of the sources beside it. A picture whose `loading` changes is wanted
 * now: somebody is about to slide to it. What was added is not gone through: that is two thousand elements while an overview
 * arrives, and its pictures are sixty.
 */
const HOLD_PICTURES = `(()=>{
let known=new WeakSet();
let near=new IntersectionObserver(seen=>{for(let{isIntersecting,target}of seen)if(isIntersecting)show(target)},{rootMargin:"200px",threshold:0.01});
let sets=(image,from,to)=>{for(let part of image.closest("picture")?.children??[image])if(part.hasAttribute(from)){part.setAttribute(to,part.getAttribute(from));part.removeAttribute(from)}};
let hold=image=>{if(!image.hasAttribute("src"))return;image.dataset.src=image.getAttribute("src");sets(image,"srcset","data-srcset");image.src="${NOTHING_YET}";near.observe(image)};
let show=image=>{if(!image.dataset.src)return;near.unobserve(image);sets(image,"data-srcset","srcset");image.src=image.dataset.src;delete image.dataset.src};
let look=()=>{for(let image of document.images)if(!known.has(image)){known.add(image);if(image.loading==="lazy")hold(image)}};
new MutationObserver(look).observe(document,{subtree:true,childList:true});
new MutationObserver(changes=>{for(let{target}of changes)if(target.loading!=="lazy")show(target)}).observe(document,{subtree:true,attributeFilter:["loading"]})
})()`.replaceAll("\n", "");
