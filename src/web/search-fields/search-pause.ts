/** How long a visitor pauses before the server is asked, in milliseconds (specification 2 §9). */
export const SEARCH_PAUSE_MS = 500;

/** The same for the search within a group of filters (specification 2 §9). */
export const GROUP_SEARCH_PAUSE_MS = 400;
