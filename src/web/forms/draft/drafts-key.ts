/** Where the drafts of a tab are kept in its `sessionStorage`, which goes with the tab and is sent nowhere. */
export const DRAFTS = "drafts";
