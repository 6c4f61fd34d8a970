import { randomBytes } from "node:crypto";

/** Known to this process alone, and taken out of every page: nobody can write it into a text that a page shows. */
export const MARK = randomBytes(16).toString("hex");

const ATTRIBUTE = ` nonce="${MARK}"`;
const OPENING = "<script";
const CLOSING = "</script>";

/**
 * Takes the mark off a page, and tells the texts of the scripts that carried it. React Router marks the scripts that it
 * writes itself: a script that came with somebody's text has no mark, and is not among those that may run.
 */
export function takeMarked(html: string): { html: string; scripts: string[] } {
  const scripts: string[] = [];
  const pieces = html.split(ATTRIBUTE);
  for (const [at, after] of pieces.entries()) {
    const before = pieces[at - 1];
    if (!before?.endsWith(OPENING)) continue;
    const text = after.indexOf(">") + 1;
    scripts.push(after.slice(text, after.indexOf(CLOSING, text)));
  }
  return { html: pieces.join(""), scripts };
}
