import type { PublicBrand } from "../../../brands/brand.ts";

/** Of pages whose address holds a token: nobody keeps them, lists them, or learns their address from us. */
export const LINK_HEADERS = { "cache-control": "no-store" };

/** The address goes to no other site. To our own it may: with no referrer at all, a browser would not say where a form came from. */
export function linkHead({ name }: PublicBrand, title: string) {
  return [{ title: `${title} | ${name}` }, { name: "robots", content: "noodp, noindex" }, { name: "referrer", content: "same-origin" }];
}
