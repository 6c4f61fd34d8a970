import { isPerson, type Actor } from "../permissions/actor.ts";

/**
 * Whether an actor has all brands of somebody, and so may change them or give these brands. Null stands for all brands: an editor of some
 * never changes a person with more (specification 4 §7).
 */
export function reaches(actor: Actor, platformIds: readonly number[] | null): boolean {
  if (actor.kind === "OPERATOR" || actor.kind === "SYSTEM") return true;
  if (!isPerson(actor) || actor.kind !== "ADMIN") return false;
  const own = actor.platformIds;
  return own === null || (platformIds !== null && platformIds.every((id) => own.includes(id)));
}
