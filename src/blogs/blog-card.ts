import type { Brand } from "../brands/brand.ts";
import { scene } from "../media/scene.ts";
import type { Article } from "./article.ts";
import { blogUrl } from "./blog-url.ts";

/** What a list shows of an article. */
export type BlogCard = { url: string; title: string; text: string; image: BlogImage };
export type BlogImage = { url: string; alt: string; focus: { x: number; y: number } };

/** Characters of title and text on a card, and of a meta description (specification 2 §10); the ending is not counted. */
const MOST = { title: 60, text: 120, description: 170 };

export function blogCardOf(brand: Brand, article: Article): BlogCard {
  const { id, title, text } = article;
  return { url: blogUrl({ id }), title: cut(title, MOST.title), text: cut(text, MOST.text), image: blogImage(brand, article) };
}

/** What a page of articles tells search engines about itself. */
export function blogDescription(text: string): string {
  return cut(text, MOST.description);
}

/** The drawing of an article, in the words of the brand. */
export function blogImage(brand: Brand, { picture, title }: Article): BlogImage {
  const { url, alt, focus_x, focus_y } = scene(brand, picture, title);
  return { url, alt, focus: { x: focus_x, y: focus_y } };
}

/** The first characters of a text, up to a word's end, with '…' where something was left out. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const whole = text.slice(0, most + 1).replace(/\s+\S*$/, "");
  return `${(whole.length > most ? text.slice(0, most) : whole).replace(/[\s,;:.!?–-]+$/, "")}…`;
}
