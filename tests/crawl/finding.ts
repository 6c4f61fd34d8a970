/** A fault of the page or address `url`, for visitors or search engines. */
export type Finding = { kind: FindingKind; url: string; says: string };

export type FindingKind =
  | "dead"
  | "redirect"
  | "chain"
  | "loop"
  | "endless"
  | "place"
  | "nofollow"
  | "address"
  | "nameless"
  | "origin"
  | "head"
  | "duplicate"
  | "orphan"
  | "unexpected"
  | "sitemap"
  | "alternate"
  | "social"
  | "data"
  | "resource"
  | "random"
  | "variant";
