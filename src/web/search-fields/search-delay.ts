/** Delay between the last input and the search on the server (specification 2 §9). */
export const SEARCH_DELAY_MS = 500;

/** The same for the search within a group of filters (specification 2 §9). */
export const GROUP_SEARCH_DELAY_MS = 400;
