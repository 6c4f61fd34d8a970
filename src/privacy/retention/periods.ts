/**
 * How long what people send is kept, counted from the moment it came in, or for an event from its last day. The privacy
 * statement reads the numbers from here (content/legal, decisions/020-retention-periods.md).
 */
export const PERIODS = {
  quoteRequestMonths: 24,
  messageMonths: 12,
  eventRequestMonths: 24,
  /** Wishes for the newsletter that were never confirmed. */
  unconfirmedDays: 30,
  /** Cities that a visitor suggested and in which nothing stands. */
  suggestedCityDays: 30,
  submissionKeyDays: 30,
  /** Keys derived from a form's fields count for a day. */
  derivedKeyDays: 2,
  mailboxDays: 30,
  deadMailMonths: 24,
  changeDays: 7,
} as const;
