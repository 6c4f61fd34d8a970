import { randomBytes } from "node:crypto";

/** Known to this process alone, and taken out of every page: nobody can write it into a text that a page shows. */
export const MARK = randomBytes(16).toString("hex");

const ATTRIBUTE = ` nonce="${MARK}"`;
const OPENING = "<script";
const CLOSING = "</script>";

/**
 * Takes the mark off a page, and tells the texts of the scripts that carried it. React Router marks the scripts that it
 * writes itself: a script that came with somebody's text has no mark, and is not among those that may run. A page is
 * long and its marks are few, so that it is searched as bytes, piece by piece, and put together once.
 */
export function takeMarked(page: readonly Buffer[]): { html: Buffer<ArrayBuffer>; scripts: string[] } {
  const taken = page.map(takeFromPiece);
  return { html: Buffer.concat(taken.flatMap(({ pieces }) => pieces)), scripts: taken.flatMap(({ scripts }) => scripts) };
}

function takeFromPiece(html: Buffer): { pieces: Buffer[]; scripts: string[] } {
  const pieces: Buffer[] = [];
  const scripts: string[] = [];
  let from = 0;
  for (let at = html.indexOf(ATTRIBUTE); at >= 0; at = html.indexOf(ATTRIBUTE, from)) {
    pieces.push(html.subarray(from, at));
    from = at + ATTRIBUTE.length;
    if (html.toString("latin1", at - OPENING.length, at) !== OPENING) continue;
    const text = html.indexOf(">", from) + 1;
    scripts.push(html.toString("utf8", text, html.indexOf(CLOSING, text)));
  }
  return { pieces: [...pieces, html.subarray(from)], scripts };
}
