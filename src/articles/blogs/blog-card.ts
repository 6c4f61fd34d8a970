import type { Brand } from "../../brands/brand.ts";
import { scene } from "../../media/scene.ts";
import type { Article } from "./article.ts";
import { blogUrl } from "./blog-url.ts";
import { cut } from "./cut.ts";

/** The parts of an article in a list. */
export type BlogCard = { url: string; title: string; text: string; image: BlogImage };
export type BlogImage = { url: string; alt: string; focus: { x: number; y: number } };

/** Characters of title and text on a card (specification 2 §10), without the ellipsis. */
const MOST = { title: 60, text: 120 };

export function blogCardOf(brand: Brand, article: Article): BlogCard {
  const { id, title, text } = article;
  return { url: blogUrl({ id }), title: cut(title, MOST.title), text: cut(text, MOST.text), image: blogImage(brand, article) };
}

/** The drawing of an article, with a text alternative in the brand's language. */
export function blogImage(brand: Brand, { picture, title }: Article): BlogImage {
  const { url, alt, focus_x, focus_y } = scene(brand, picture, title);
  return { url, alt, focus: { x: focus_x, y: focus_y } };
}
