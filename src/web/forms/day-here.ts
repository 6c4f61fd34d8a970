const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

/**
 * The day that a calendar shows where the browser is, as `2027-05-12`; `daysAhead` is how many days after today. It is counted:
 * asking for a date in a language took a slow phone a tenth of a second, in which it answers nobody.
 */
export function dayHere(daysAhead: number): string {
  const minutes = daysAhead * DAY_MINUTES - new Date().getTimezoneOffset();
  return new Date(Date.now() + minutes * MINUTE_MS).toISOString().slice(0, 10);
}
