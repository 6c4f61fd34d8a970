/** What is said where a page is missing, beside what every screen must be able to say without a line. */
export const nlNotFound = {
  notFound: {
    text: "We helpen je graag de weg weer terug te vinden.",
    all: "Bekijk alle uitjes",
    search: "Wat zoek je?",
    searchButton: "Zoek",
  },
};

export type NotFoundWords = typeof nlNotFound;
