/** Beginnings of the messages for a failed fetch in Chromium, Firefox and Safari (which has three). */
const MESSAGES =
  /^(failed to fetch|networkerror when attempting to fetch|error loading dynamically imported module|load failed|importing a module script failed|the (network|internet) connection)/i;

/** Whether a fetch or a dynamic import failed on the network. Browsers throw a plain `TypeError`, so only its message tells. */
export function isNetworkError(error: unknown): error is TypeError {
  return error instanceof TypeError && MESSAGES.test(error.message);
}
