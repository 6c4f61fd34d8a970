import type { Article } from "./article.ts";

/** The date of an article's last change, else of its publication, `2026-03-12`. */
export function changedOn({ published, updated = published }: Pick<Article, "published" | "updated">): string {
  return updated;
}
