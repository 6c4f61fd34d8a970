/**
 * Pages that brands have in common: the same thing for readers of another language, so that search engines may show
 * either. Words of landing pages are named by what they mean.
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
