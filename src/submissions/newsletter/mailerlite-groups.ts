import * as z from "zod/mini";
import type { Caller } from "./mailerlite-call.ts";

type Group = { id: string | null; name: string };

const groups = z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) });
const oneGroup = z.object({ data: z.object({ id: z.string() }) });
/** An account has at most a thousand groups, and the filter matches parts of names too. */
const MAX_GROUPS = "1000";

/** The id of a brand's group: from the brand's data, or else of the group with exactly its name; null if there is none. */
export async function groupIdOf(call: Caller, { id, name }: Group, signal?: AbortSignal): Promise<string | null> {
  if (id !== null) return id;
  const found = await call({ method: "GET", route: "/groups", query: { "filter[name]": name, limit: MAX_GROUPS }, signal });
  return found === null ? null : (groups.parse(found).data.find((group) => group.name === name)?.id ?? null);
}

export async function makeGroup(call: Caller, { name }: Group, signal?: AbortSignal): Promise<string> {
  return oneGroup.parse(await call({ method: "POST", route: "/groups", body: { name }, signal })).data.id;
}
