import type { RouterContextProvider } from "react-router";
import type { OpenedLink } from "../../../newsletter/confirm.ts";
import type { Site } from "../../../sites.ts";
import { siteContext } from "../../site.server.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** The site and the link of a request for a page that a mail leads to. */
export function linkOf({ request, context }: Asked): { site: Site; link: OpenedLink } {
  const token = new URL(request.url).searchParams.get("t") ?? "";
  return { site: context.get(siteContext), link: { token, now: new Date() } };
}

/** A link that is none of ours is not found, and one that ended is gone; whatever else a link leads to is a page. */
export const LINK_STATUS = { open: 200, done: 200, already: 200, expired: 410, unknown: 404 } as const;
