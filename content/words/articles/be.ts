import { nlArticles, type ArticleWords } from "./nl.ts";

export const beArticles: ArticleWords = { blogs: { ...nlArticles.blogs, relevant: "Relevante uitstappen" } };
