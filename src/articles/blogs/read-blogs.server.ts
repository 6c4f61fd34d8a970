import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { articleHead, type Article, type BlogList, type Blogs } from "./article.ts";
import { memoise } from "../memoise.ts";
import { htmlOf, parseMarkdownFile } from "../read-markdown.server.ts";

/**
 * Reads every list from `folder` (`content/blogs`), one file per article. The markdown is rendered on first use. Throws an
 * error that names an invalid file.
 */
export async function readBlogs(folder: string): Promise<Blogs> {
  const read = (list: BlogList) => readList(join(folder, list));
  const [company, german, kids] = await Promise.all([read("company"), read("german"), read("kids")]);
  return { company, german, kids };
}

async function readList(folder: string): Promise<Article[]> {
  const files = await Array.fromAsync(glob("*.md", { cwd: folder }));
  const articles = await Promise.all(files.map(async (file) => articleOf(await readFile(join(folder, file), "utf8"), join(folder, file))));
  return articles.toSorted((a, b) => b.published.localeCompare(a.published) || b.id - a.id);
}

function articleOf(text: string, file: string): Article {
  const { head, body } = parseMarkdownFile(text, { file, head: articleHead });
  const html = memoise(() => htmlOf(body));
  const plainText = memoise(() => textOf(htmlOf(openingOf(body))));
  return {
    ...head,
    get html() {
      return html();
    },
    get text() {
      return plainText();
    },
  };
}

/** Characters; far more than a card or a description shows. */
const OPENING = 400;

/** The first blocks of markdown, so that a list of 71 cards does not render all articles in full. */
function openingOf(body: string): string {
  const end = body.indexOf("\n\n", OPENING);
  return end < 0 ? body : body.slice(0, end);
}

/** The paragraphs of an article as plain text, for cards. */
function textOf(html: string): string {
  const paragraphs = html.match(/<p>.*?<\/p>/gs) ?? [];
  const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };
  return paragraphs
    .map((paragraph) => paragraph.replace(/<[^>]+>/g, "").replace(/&\w+;|&#39;/g, (entity) => entities[entity] ?? entity))
    .join(" ")
    .replace(/\s+/g, " ");
}
