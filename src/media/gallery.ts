import type { Locale } from "../brands/brand.ts";
import type { PublicMedia } from "../contract/entities/media.ts";
import { isDrawing } from "./is-drawing.ts";
import { compositionOf } from "../../packages/scenes/composition.ts";
import { isSceneKind } from "../../packages/scenes/kinds.ts";
import type { SettingMark } from "../../packages/scenes/setting-mark.ts";
import { settingsOf } from "../../packages/scenes/settings.ts";

/** Facts about the surroundings of an activity or event; `country` is null for other countries. */
export type Scenery = {
  locale: Locale;
  indoorOutdoor: "INDOOR" | "OUTDOOR" | "BOTH";
  country: "NL" | "BE" | "DE" | null;
  isAtSea: boolean;
  isHilly: boolean;
};

type Drawing = { picture: PublicMedia; composition: string; marks: ReadonlySet<SettingMark> };

/**
 * The pictures that visitors see (specification 3, Pictures): photos first, then drawings that fit the surroundings, then videos. Each
 * composition occurs once, and drawings of the activity itself come first. The alt text of a drawing says that it is one.
 */
export function galleryOf(media: readonly PublicMedia[], scenery: Scenery): PublicMedia[] {
  const pictures = media.filter(({ type }) => type === "IMAGE");
  const drawings = selectDrawings(pictures.filter(isDrawing).map(drawingOf), scenery);
  const shown = drawings.map(({ picture }, index) => ({
    ...picture,
    alt: drawingAlt(picture.alt, { index, of: drawings.length, ...scenery }),
  }));
  const ordered = [...pictures.filter((picture) => !isDrawing(picture)), ...shown, ...media.filter(({ type }) => type === "VIDEO")];
  return ordered.map((one, index) => ({ ...one, index }));
}

function selectDrawings(drawings: readonly Drawing[], scenery: Scenery): Drawing[] {
  const suiting = drawings.filter(({ marks }) => suitsIndoors(marks, scenery) && suitsLand(marks, scenery));
  const once = suiting.filter(({ composition }, at) => suiting.findIndex((other) => other.composition === composition) === at);
  return once.toSorted((one, other) => Number(one.marks.has("aside")) - Number(other.marks.has("aside")));
}

function suitsIndoors(marks: ReadonlySet<SettingMark>, { indoorOutdoor }: Scenery): boolean {
  return !marks.has(indoorOutdoor === "INDOOR" ? "out" : "in") || indoorOutdoor === "BOTH";
}

/** Whether a drawing fits the landscape of a place; the drawn windmill is of a type found in the Netherlands and Belgium. */
function suitsLand(marks: ReadonlySet<SettingMark>, { country, isAtSea, isHilly }: Scenery): boolean {
  if (marks.has("sea") && !isAtSea) return false;
  if (marks.has("mountains") && !isHilly) return false;
  return !marks.has("mill") || (!isHilly && (country === "NL" || country === "BE"));
}

/** `/static/scenes/canoe-7.svg` is composition `canoe 1`; a drawing with any other name counts as its own composition. */
function drawingOf(picture: PublicMedia): Drawing {
  const [, kind = "", seed = ""] = /\/([a-z-]+)-(\d+)\.svg$/.exec(picture.url) ?? [];
  if (!isSceneKind(kind)) return { picture, composition: picture.url, marks: new Set() };
  const at = compositionOf(kind, Number(seed));
  return { picture, composition: `${kind} ${at}`, marks: settingsOf(kind)[at] ?? new Set() };
}

const WORDS = {
  nl: { illustration: "illustratie", of: "van" },
  be: { illustration: "illustratie", of: "van" },
  de: { illustration: "Illustration", of: "von" },
};
/** The suffix in the stored alt text of a drawing. */
const STORED_COUNT = / \((tekening|Zeichnung|illustratie|Illustration) \d+ (van|von) \d+\)$/;

function drawingAlt(alt: string, { index, of, locale }: { index: number; of: number; locale: Locale }): string {
  const words = WORDS[locale];
  const count = of > 1 ? ` ${index + 1} ${words.of} ${of}` : "";
  return `${alt.replace(STORED_COUNT, "")} (${words.illustration}${count})`;
}
