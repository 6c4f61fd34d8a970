import { ENTRY, startLate, withoutPreloads } from "./hydrate-late.server.ts";
import { takeMarked } from "./marked-scripts.server.ts";
import { nearPicturesScript } from "./near-pictures.server.ts";

type Finish = {
  /** What else stands in the head. */
  tags: string;
  /** What else stands at the end of the body. */
  data?: string;
  /** The style sheet that stands in the page; null in development, where Vite injects styles and scripts of its own. */
  styles?: string | null;
};

const END_OF_HEAD = "</head>";
const END_OF_BODY = "</body>";

/** A page as it is served, from what React wrote of it, and the texts of the scripts that may run in it. */
export function finishPage(rendered: string, { tags, data = "", styles = null }: Finish): { html: string; scripts: string[] } {
  const endOfHead = rendered.indexOf(END_OF_HEAD);
  const endOfBody = rendered.lastIndexOf(END_OF_BODY);
  const head = rendered.slice(0, endOfHead) + tags;
  const end = data + rendered.slice(endOfBody);
  if (styles === null) return takeMarked(head + rendered.slice(endOfHead, endOfBody) + end);

  const entry = rendered.lastIndexOf(ENTRY);
  const carried = `${withoutPreloads(head)}<style>${styles}</style>${nearPicturesScript()}`;
  if (entry < 0) return takeMarked(carried + rendered.slice(endOfHead, endOfBody) + end);
  return takeMarked(carried + rendered.slice(endOfHead, entry) + startLate(rendered.slice(entry, endOfBody)) + end);
}
