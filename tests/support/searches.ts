import type { BrandKey } from "../../src/brands/brand.ts";

/** The search of the journeys in the starter content, and its result. */
export type Search = {
  kind: string;
  place: string;
  keyword: string;
  title: string;
  slug: string;
  oldSlug: string;
  /** Recipient of its quote requests. */
  provider: string;
  /** Path of that provider's page. */
  organisation: string;
  /** A landing page that `emptyLandings` empties. */
  emptyLanding: string;
};

export const SEARCHES: Record<BrandKey, Search> = {
  nl: {
    kind: "Bedrijfsuitje",
    place: "Drimmelen",
    keyword: "kreken",
    title: "Peddelen door de kreken van de Biesbosch",
    slug: "peddelen-door-de-kreken-van-de-biesbosch",
    oldSlug: "kanotocht-biesbosch-met-gids",
    provider: "arie@kreekpeddelaars.example",
    organisation: "/overzicht/de-kreekpeddelaars-71",
    emptyLanding: "/teambuilding/zeeland",
  },
  be: {
    kind: "Bedrijfsuitje",
    place: "Gent",
    keyword: "afsnee",
    title: "Kano’s, koeien en kroketten op de Leie",
    slug: "kanos-koeien-en-kroketten-op-de-leie",
    oldSlug: "kajakken-leie-gent",
    provider: "wannes@derietvink.example",
    organisation: "/overzicht/kajakhuis-de-rietvink-1",
    emptyLanding: "/personeelsuitje/luxemburg",
  },
  de: {
    kind: "Betriebsausflug",
    place: "Lübbenau",
    keyword: "Kanu",
    title: "Mit dem Kanu durch die Fließe im Spreewald",
    slug: "mit-dem-kanu-durch-die-fliesse-des-spreewalds",
    oldSlug: "kanutour-spreewald-luebbenau",
    provider: "noack@maerkisch-draussen.example",
    organisation: "/overzicht/maerkisch-draussen-239",
    emptyLanding: "/gruppenausflug/hamburg",
  },
  kids: {
    kind: "Klimmen en springen",
    place: "Tilburg",
    keyword: "treinloods",
    title: "Een middag stuiteren in de oude treinloods",
    slug: "een-middag-stuiteren-in-de-oude-treinloods",
    oldSlug: "trampolinespringen-tilburg",
    provider: "sanne@springloodsdeveer.example",
    organisation: "/overzicht/springloods-de-veer-304",
    emptyLanding: "/kinderuitje/zeeland",
  },
};
