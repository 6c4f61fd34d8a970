/** Names of article topics that differ from their slug. */
const tagNames: Readonly<Record<string, string>> = {};

/** Words of the pages of articles. */
export const nlArticles = {
  blogs: {
    breadcrumb: "Blogs",
    about: (tag: string) => `Artikelen over ${tag}`,
    all: "Alle artikelen",
    tags: "Onderwerpen",
    tagNames,
    published: (day: string) => `Geschreven op ${day}`,
    readMore: "Lees meer op de website",
    readMoreOf: (name: string) => `van ${name}`,
    relevant: "Relevante uitjes",
    back: "Terug naar alle blogs",
    next: "Lees verder",
    toAll: "Alle blogs",
    feed: "Volg deze artikelen in je feedlezer",
  },
};

export type ArticleWords = typeof nlArticles;
