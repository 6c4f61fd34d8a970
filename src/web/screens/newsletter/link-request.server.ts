import type { OpenedLink } from "../../../newsletter/confirm.ts";
import type { ScreenRequest } from "../../document/screen.ts";

/** The link of a request for a page that a mail leads to. */
export function linkOf({ url }: ScreenRequest): OpenedLink {
  return { token: url.searchParams.get("t") ?? "", now: new Date() };
}

/** A link that is none of ours is not found, and one that ended is gone; all other states are pages. */
export const LINK_STATUS = { open: 200, done: 200, already: 200, expired: 410, unknown: 404 } as const;
