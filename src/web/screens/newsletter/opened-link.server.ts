import type { OpenedLink } from "../../../submissions/newsletter/confirm.server.ts";

/** The token of the link at this address, and the current time. */
export function openedLink({ searchParams }: URL): OpenedLink {
  return { token: searchParams.get("t") ?? "", now: new Date() };
}

/** HTTP status of the page of a link in each state. */
export const LINK_STATUS = { open: 200, done: 200, already: 200, expired: 410, unknown: 404 } as const;
