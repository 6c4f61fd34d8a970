import type { Brand } from "../../../brands/brand.ts";
import type { DocumentHead } from "../../document/screen.ts";

/** Of pages whose address holds a token: no cache stores them, no search engine lists them, no other site learns their address. */
export const LINK_HEADERS = { "cache-control": "no-store" };

/** The address goes to no other site. To our own it may: with no referrer at all, a browser would not say where a form came from. */
export function linkHead({ name }: Brand, title: string): DocumentHead {
  const tags = [
    { title: `${title} | ${name}` },
    { name: "robots", content: "noodp, noindex" },
    { name: "referrer", content: "same-origin" },
  ];
  return { tags, structuredData: [] };
}
