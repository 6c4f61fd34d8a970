import { actions, type Action, type ActionName } from "./actions.ts";
import { isPerson, type Actor, type Person } from "./actor.ts";

/** What an action is about; a null `platformId` belongs to no brand. */
export type Subject = { platformId: number | null };

export type Permission =
  | { kind: "allowed" }
  /** `login`: nobody is logged in. `second-factor`: one factor is missing. `step-up`: the last proof is too old. */
  | { kind: "refused"; because: "login" | "second-factor" | "step-up" | "role" | "brand" | "views-as" };

/** How long a proved factor counts for actions that ask for a recent one (specification 4 §6, ASVS 7.5.1). */
export const STEP_UP_MINUTES = 10;

/** Whether an actor may do something now; with a subject, to that subject (specification 4 §7). Pure: `now` is passed in. */
export function may(actor: Actor, name: ActionName, { subject, now }: { subject?: Subject; now: Date }): Permission {
  const action: Action = actions[name];
  if (action.who === "anyone") return { kind: "allowed" };
  if (actor.kind === "OPERATOR" || actor.kind === "SYSTEM") return { kind: "allowed" };
  if (actor.kind === "NOBODY") return refused("login");
  if (action.who === "one-factor") return { kind: "allowed" };
  if (!isPerson(actor)) return refused("second-factor");
  return mayPerson(actor, action, { subject, now });
}

type RoleAction = Exclude<Action, { who: string }>;

function mayPerson(person: Person, action: RoleAction, { subject, now }: { subject?: Subject | undefined; now: Date }): Permission {
  if (!action.who.includes(person.kind)) return refused("role");
  if (action.brand && subject && !isOfBrand(person, subject)) return refused("brand");
  if (action.changes && person.viewsAs !== null) return refused("views-as");
  if (action.stepUp && now.getTime() - person.provedAt.getTime() > STEP_UP_MINUTES * 60_000) return refused("step-up");
  return { kind: "allowed" };
}

function isOfBrand({ platformIds }: Person, { platformId }: Subject): boolean {
  return platformIds === null || (platformId !== null && platformIds.includes(platformId));
}

function refused(because: Extract<Permission, { kind: "refused" }>["because"]): Permission {
  return { kind: "refused", because };
}
