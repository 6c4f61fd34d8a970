/** Whether a page could not be fetched: what browsers throw has no name of its own, only their words. */
export function isLineError(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
