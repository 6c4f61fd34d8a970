/**
 * Pages that brands have in common, for hreflang: search engines show the one in the visitor's language. The last five are
 * landing pages, named by their opening words in English.
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
