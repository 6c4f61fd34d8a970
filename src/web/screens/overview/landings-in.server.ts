import { landingLinks, type LandingLinks } from "../../../seo/landing-links.ts";
import type { Site } from "../../../sites.ts";
import { leaveInMarkup } from "../../left-in-markup.server.ts";

/** The way to every landing page, at the foot of a list: a quarter of what its page would carry twice. Where there are none, nothing is shown. */
export function landingsIn({ catalogue, brand }: Site): LandingLinks[] {
  const links = landingLinks(catalogue, brand);
  if (links.length > 0) leaveInMarkup(links);
  return links;
}
