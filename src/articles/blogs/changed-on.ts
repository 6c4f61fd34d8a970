import type { Article } from "./article.ts";

/** The day on which an article was last changed in what it says, else that of its publication, as `2026-03-12`. */
export function changedOn({ published, updated = published }: Pick<Article, "published" | "updated">): string {
  return updated;
}
