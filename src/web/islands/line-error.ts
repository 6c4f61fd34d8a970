/** How browsers begin to say that something did not come: Chromium, Firefox, and the three ways of Safari. */
const SENTENCES =
  /^(failed to fetch|networkerror when attempting to fetch|error loading dynamically imported module|load failed|importing a module script failed|the (network|internet) connection)/i;

/** Whether a page or a part of it could not be fetched: what browsers throw has no name of its own, only their words. */
export function isLineError(error: unknown): error is TypeError {
  return error instanceof TypeError && SENTENCES.test(error.message);
}
