/**
 * Retention periods, from the time of submission, or for an event from its last day. The privacy statement uses these numbers
 * (content/legal, decisions/020-retention-periods.md).
 */
export const PERIODS = {
  quoteRequestMonths: 24,
  messageMonths: 12,
  eventRequestMonths: 24,
  /** Newsletter subscriptions that were never confirmed. */
  unconfirmedDays: 30,
  /** Suggested cities that nothing uses. */
  suggestedCityDays: 30,
  submissionKeyDays: 30,
  /** Keys derived from a form's fields, which are valid for a day. */
  derivedKeyDays: 2,
  mailboxDays: 30,
  deadMailMonths: 24,
  changeDays: 7,
  /** Lines of the log of acts, and of those the logins. */
  actMonths: 24,
  loginActMonths: 6,
  /** The longest that a session of the management area lasts without a request (src/accounts/session.ts). */
  idleSessionDays: 14,
} as const;
