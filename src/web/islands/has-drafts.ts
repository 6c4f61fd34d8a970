/** Where the drafts of a tab are kept in its `sessionStorage`, which goes with the tab and is sent nowhere. */
export const DRAFTS = "drafts";

/** Whether a form was begun in this tab. */
export function hasDrafts(): boolean {
  try {
    return sessionStorage.getItem(DRAFTS) !== null;
  } catch {
    // A browser that keeps nothing for this site.
    return false;
  }
}
