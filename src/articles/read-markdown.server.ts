import { Marked } from "marked";
import { parse } from "yaml";
import type * as z from "zod/mini";

/** Texts are ours, but what looks like HTML in them is text. */
const markdown = new Marked({ renderer: { html: ({ text }) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;") } });

/** A text of ours: what stands above it in its file, and the markdown below. */
export type OwnText<Head> = { head: Head; body: string };

/** Takes a file apart. Throws a sentence that names the file (`file`) and the field with a mistake. */
export function readOwnText<Head>(text: string, { file, head }: { file: string; head: z.ZodMiniType<Head> }): OwnText<Head> {
  const [, above = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const parsed = head.safeParse(parse(above));
  if (parsed.success) return { head: parsed.data, body };
  const [mistake] = parsed.error.issues;
  throw new Error(`${file}, ${mistake?.path.join(".") || "head"}: ${mistake?.message}`);
}

/** HTML of a text of ours. A line never ends inside "E-Mail" or "e-mailadres"; in a tag, as in the address of a link, nothing changes. */
export function htmlOf(body: string): string {
  const html = markdown.parse(body, { async: false });
  return html.replace(/<[^>]*>|\be-(?=mail)/gi, (found) => (found.startsWith("<") ? found : `${found}\u2060`));
}
