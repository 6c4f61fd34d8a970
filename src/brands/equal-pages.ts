/**
 * Pages that brands have in common, for hreflang: search engines show the one in the visitor's language. Opening words of
 * landing pages have English names here.
 */
export type EqualPage =
  | "home"
  | "overview"
  | "organisations"
  | "helpdesk"
  | "advertise"
  | "newsletter"
  | "about"
  | "order"
  | "privacy"
  | "company outing"
  | "staff outing"
  | "group outing"
  | "team building"
  | "team outing";
