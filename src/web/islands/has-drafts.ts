/** The `sessionStorage` key of the drafts of a tab. They end with the tab, and are never sent. */
export const DRAFTS = "drafts";

/** Whether this tab has a draft of a form. */
export function hasDrafts(): boolean {
  try {
    return sessionStorage.getItem(DRAFTS) !== null;
  } catch {
    // The browser blocks storage for this site.
    return false;
  }
}
