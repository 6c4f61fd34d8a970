/** Something on a page that a visitor or a search engine would stumble over; `url` is where. */
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
