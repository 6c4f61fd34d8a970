import { randomBytes } from "node:crypto";

/** Known to this process alone, and taken out of every page: nobody can write it into a text that a page shows. */
export const MARK = randomBytes(16).toString("hex");

const ATTRIBUTE = ` nonce="${MARK}"`;
const MARKED_SCRIPT = new RegExp(`<script${ATTRIBUTE}[^>]*>([\\s\\S]*?)</script>`, "g");

/**
 * Takes the mark off a page, and tells the texts of the scripts that carried it. React Router marks the scripts that it
 * writes itself: a script that came with somebody's text has no mark, and is not among those that may run.
 */
export function takeMarked(html: string): { html: string; scripts: string[] } {
  const scripts = [...html.matchAll(MARKED_SCRIPT)].map(([, text = ""]) => text);
  return { html: html.replaceAll(ATTRIBUTE, ""), scripts };
}
