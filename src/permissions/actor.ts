/** An organisation that a person works for; a manager also decides about its people. */
export type Membership = { organisationId: number; isManager: boolean };

/** Somebody who is logged in (specification 4 §7). */
export type Person = {
  kind: "USER" | "ADMIN";
  accountId: number;
  organisations: readonly Membership[];
  /** The brands of an editor; null stands for all. */
  platformIds: readonly number[] | null;
  /** When a factor was last proved. */
  provedAt: Date;
  /** The account that this session looks at the area as; it then changes nothing. */
  viewsAs: number | null;
};

/**
 * Who acts: NOBODY is not logged in, HALF has proved one factor, OPERATOR works on the command line, SYSTEM is a job.
 */
export type Actor = { kind: "NOBODY" } | { kind: "HALF"; accountId: number } | { kind: "OPERATOR" } | { kind: "SYSTEM" } | Person;

export function isPerson(actor: Actor): actor is Person {
  return actor.kind === "USER" || actor.kind === "ADMIN";
}
