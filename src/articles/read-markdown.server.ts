import { Marked } from "marked";
import { parse } from "yaml";
import type * as z from "zod/mini";

/** HTML in the markdown is escaped. */
const markdown = new Marked({ renderer: { html: ({ text }) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;") } });

/** A file with front matter (`head`) and markdown (`body`). */
export type MarkdownFile<Head> = { head: Head; body: string };

/** Parses the text of a file. Throws an error that names the file (`file`) and the invalid field. */
export function parseMarkdownFile<Head>(text: string, { file, head }: { file: string; head: z.ZodMiniType<Head> }): MarkdownFile<Head> {
  const [, frontMatter = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const parsed = head.safeParse(parse(frontMatter));
  if (parsed.success) return { head: parsed.data, body };
  const [issue] = parsed.error.issues;
  throw new Error(`${file}, ${issue?.path.join(".") || "head"}: ${issue?.message}`);
}

/** Renders markdown as HTML. Outside of tags a word joiner prevents a line break within "E-Mail" and "e-mailadres". */
export function htmlOf(body: string): string {
  const html = markdown.parse(body, { async: false });
  return html.replace(/<[^>]*>|\be-(?=mail)/gi, (found) => (found.startsWith("<") ? found : `${found}\u2060`));
}
