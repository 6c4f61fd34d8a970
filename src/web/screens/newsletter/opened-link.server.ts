import type { OpenedLink } from "../../../submissions/newsletter/confirm.server.ts";

/** The link of a mail that was opened or posted at this address. */
export function openedLink({ searchParams }: URL): OpenedLink {
  return { token: searchParams.get("t") ?? "", now: new Date() };
}

/** A link that is none of ours is not found, and one that ended is gone; all other states are pages. */
export const LINK_STATUS = { open: 200, done: 200, already: 200, expired: 410, unknown: 404 } as const;
