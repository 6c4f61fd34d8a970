/** Words of the not-found page, without those that every page needs offline. */
export const nlNotFound = {
  notFound: {
    text: "We helpen je graag de weg weer terug te vinden.",
    all: "Bekijk alle uitjes",
    search: "Wat zoek je?",
    searchButton: "Zoek",
  },
};

export type NotFoundWords = typeof nlNotFound;
