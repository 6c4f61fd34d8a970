/** How long a visitor pauses before the server is asked, in milliseconds (specification 2 §9). */
export const SEARCH_PAUSE_MS = 500;
