import { POSITION_FIELDS, type TypedPosition } from "./position.ts";
import type { Typed } from "./reason.ts";

/** What was typed into a form of an item that has a problem. */
export type TypedInto = { rejection?: Typed; position?: TypedPosition };

/** What is wrong, and the id of the field that it is about. */
export function problemOf({ rejection, position }: TypedInto): { field: string; problem: string } | null {
  if (rejection) return { field: "toelichting", problem: rejection.problem };
  const part = position && (["lon", "lat"] as const).find((name) => position[name].problem !== undefined);
  return part ? { field: POSITION_FIELDS[part], problem: position[part].problem ?? "" } : null;
}
