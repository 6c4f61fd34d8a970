import type { LinkBox } from "../../src/brands/link-box.ts";

/** The useful links of the Dutch company brand: its most visited landing pages (specification 2 §2, Blogs). */
export const linkBoxes: readonly LinkBox[] = [
  {
    title: "Bedrijfsuitje per stad",
    links: [
      { title: "Bedrijfsuitje Amsterdam", href: "/bedrijfsuitje/amsterdam" },
      { title: "Bedrijfsuitje Utrecht", href: "/bedrijfsuitje/utrecht" },
      { title: "Bedrijfsuitje Rotterdam", href: "/bedrijfsuitje/rotterdam" },
      { title: "Bedrijfsuitje Maastricht", href: "/bedrijfsuitje/maastricht" },
      { title: "Bedrijfsuitje Eindhoven", href: "/bedrijfsuitje/eindhoven" },
    ],
  },
  {
    title: "Soorten uitjes",
    links: [
      { title: "Bedrijfsuitje", href: "/bedrijfsuitje" },
      { title: "Personeelsuitje", href: "/personeelsuitje" },
      { title: "Groepsuitje", href: "/groepsuitje" },
      { title: "Teambuilding", href: "/teambuilding" },
      { title: "Teamuitje", href: "/teamuitje" },
    ],
  },
  {
    title: "Bedrijfsuitje per provincie",
    links: [
      { title: "Noord-Holland", href: "/bedrijfsuitje/noord-holland" },
      { title: "Utrecht", href: "/bedrijfsuitje/utrecht" },
      { title: "Groningen", href: "/bedrijfsuitje/groningen" },
      { title: "Friesland", href: "/bedrijfsuitje/friesland" },
      { title: "Overijssel", href: "/bedrijfsuitje/overijssel" },
      { title: "Zeeland", href: "/bedrijfsuitje/zeeland" },
      { title: "Zuid-Holland", href: "/bedrijfsuitje/zuid-holland" },
      { title: "Gelderland", href: "/bedrijfsuitje/gelderland" },
      { title: "Limburg", href: "/bedrijfsuitje/limburg" },
      { title: "Noord-Brabant", href: "/bedrijfsuitje/noord-brabant" },
      { title: "Flevoland", href: "/bedrijfsuitje/flevoland" },
      { title: "Drenthe", href: "/bedrijfsuitje/drenthe" },
    ],
  },
];
