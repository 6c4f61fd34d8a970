import type { Person } from "./actor.ts";

/**
 * Who may do something. `anyone`: without a login. `one-factor`: the second factor is missing. Otherwise the roles. With `brand`
 * the subject must be of a brand of the actor. With `stepUp` a factor must have been proved in the last ten minutes.
 */
export type Action =
  | { who: "anyone" }
  | { who: "one-factor" }
  | { who: readonly Person["kind"][]; brand?: boolean; stepUp?: boolean; changes?: boolean };

const EVERYBODY = ["ADMIN", "USER"] as const;
const EDITORS = ["ADMIN"] as const;

/** Everything that can be done in the management area, and who may do it (specification 4 §7). `changes`: not while viewing as another. */
export const actions = {
  "log-in": { who: "anyone" },
  "prove-second-factor": { who: "one-factor" },

  "start.read": { who: EVERYBODY },
  "account.read": { who: EVERYBODY },
  "account.change": { who: EVERYBODY, changes: true },
  "account.factors": { who: EVERYBODY, changes: true, stepUp: true },
  "account.sessions": { who: EVERYBODY, changes: true },
  "views.save": { who: EVERYBODY, changes: true },

  "held.read": { who: EDITORS, brand: true },
  "held.decide": { who: EDITORS, brand: true, changes: true },
  "quotes.read": { who: EDITORS, brand: true },
  "quotes.reveal": { who: EDITORS, brand: true, changes: true },
  "quotes.change": { who: EDITORS, brand: true, changes: true },
  "quotes.export": { who: EDITORS, brand: true, changes: true, stepUp: true },
  "messages.read": { who: EDITORS, brand: true },
  "messages.reveal": { who: EDITORS, brand: true, changes: true },
  "messages.export": { who: EDITORS, brand: true, changes: true, stepUp: true },
  "events.read": { who: EDITORS, brand: true },
  "events.reveal": { who: EDITORS, brand: true, changes: true },
  "events.export": { who: EDITORS, brand: true, changes: true, stepUp: true },
  "events.reveal-iban": { who: EDITORS, brand: true, changes: true, stepUp: true },
  "newsletter.read": { who: EDITORS, brand: true },
  "newsletter.reveal": { who: EDITORS, brand: true, changes: true },
  "newsletter.change": { who: EDITORS, brand: true, changes: true },
  "newsletter.export": { who: EDITORS, brand: true, changes: true, stepUp: true },
  "mails.read": { who: EDITORS, brand: true },
  "mails.reveal": { who: EDITORS, brand: true, changes: true },
  "mails.retry": { who: EDITORS, brand: true, changes: true },
  /** Of more than 50 mails at once (specification 4 §6). */
  "mails.retry-many": { who: EDITORS, brand: true, changes: true, stepUp: true },
  "mails.drop": { who: EDITORS, brand: true, changes: true },
  "statistics.read": { who: EDITORS, brand: true },
  "people.read": { who: EDITORS },
  "people.invite": { who: EDITORS, changes: true, stepUp: true },
  "people.change": { who: EDITORS, changes: true, stepUp: true },
  "privacy.export": { who: EDITORS, brand: true, changes: true, stepUp: true },
  "privacy.erase": { who: EDITORS, brand: true, changes: true, stepUp: true },
  "log.read": { who: EDITORS, brand: true },
  "log.undo": { who: EDITORS, brand: true, changes: true },
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof actions;
