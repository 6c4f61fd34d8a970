import type { Locale } from "../../brands/brand.ts";
import { isSceneKind, sceneKinds } from "../../../packages/scenes/kinds.ts";
import type { ActivityEntry, OrganisationEntry } from "../content/entries.ts";
import type { BrandContent } from "../content/brand-content.ts";
import { seededRandom, type Random } from "../../../packages/random/random.ts";

const SEED = 20_261_121;
const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAYS = 1_000;
const DAY_MS = 86_400_000;
const sceneNames = Object.keys(sceneKinds).filter(isSceneKind);

/** Texts that mark an activity as generated. */
const words: Record<Locale, { slug: string; title: string; between: string; note: string }> = {
  nl: {
    slug: "testuitje",
    title: "Testuitje",
    between: "in",
    note: "Dit uitje is gemaakt om te meten en bestaat niet.",
  },
  be: {
    slug: "testuitje",
    title: "Testuitje",
    between: "in",
    note: "Dit uitje is gemaakt om te meten en bestaat niet.",
  },
  de: {
    slug: "testausflug",
    title: "Testausflug",
    between: "in",
    note: "Dieser Ausflug wurde für Messungen erzeugt und existiert nicht.",
  },
};

/** Source data of generated activities. */
export type Material = {
  locale: Locale;
  cities: readonly string[];
  content: BrandContent;
  sentences: readonly string[];
};

/** The beginning of the slug of every generated activity of this language. */
export function generatedSlugPrefix(locale: Locale): string {
  return `${words[locale].slug}-`;
}

/** Every sentence of the brand's descriptions, for generated descriptions. */
export function sentencesOf({ activities }: BrandContent): string[] {
  return activities.flatMap(({ description }) => description.match(/[^.!?]+[.!?]/g) ?? []).map((sentence) => sentence.trim());
}

/** The generated activity with this number; deterministic for the same material. */
export function generatedActivity(number: number, material: Material): { entry: ActivityEntry; organisation: OrganisationEntry } {
  const dice = seededRandom(SEED + Math.imul(number, 0x9e3779b1));
  const { slug, title, between, note } = words[material.locale];
  const filters = someFilters(dice, material.content);
  const place = dice.oneOf(material.cities);
  const organisation = dice.oneOf(material.content.organisations);
  const padded = String(number).padStart(6, "0");
  const smallest = 2 + dice.below(30);
  const youngest = dice.below(19);

  const entry: ActivityEntry = {
    title: `${title} ${padded} ${filters[0]} ${between} ${place}`,
    slug: `${slug}-${padded}`,
    kind: dice.oneOf(material.content.kinds).key,
    facts: {},
    scene: dice.oneOf(sceneNames),
    pictures: [1 + dice.below(20), 21 + dice.below(20)],
    organisation: organisation.key,
    place,
    persons: [smallest, smallest + dice.below(200)],
    ages: [youngest, dice.below(3) === 0 ? youngest + dice.below(60) : null],
    indoorOutdoor: dice.oneOf(["INDOOR", "OUTDOOR", "BOTH"] as const),
    reach: dice.below(20) === 0 ? "EUROPE" : "ORIGIN_COUNTRY",
    filters,
    price_cents: 500 + dice.below(150) * 50,
    duration_minutes: 60 + dice.below(28) * 15,
    showWebsite: false,
    added: new Date(FIRST_DAY + dice.below(DAYS) * DAY_MS).toISOString().slice(0, 10),
    description: [note, ...[1, 2, 3].map(() => dice.oneOf(material.sentences))].join(" "),
  };
  return { entry, organisation };
}

/** One filter of each of three groups at most. */
function someFilters(dice: Random, { filterGroups }: BrandContent): string[] {
  const groups = filterGroups.filter(({ filters }) => filters.length > 0);
  const start = dice.below(groups.length);
  return [0, 1, 2].flatMap((step) => {
    const group = groups[(start + step) % groups.length];
    return group && step < groups.length ? [dice.oneOf(group.filters).name] : [];
  });
}
