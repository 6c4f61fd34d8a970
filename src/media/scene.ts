import { be } from "../../content/pictures/be.ts";
import { de } from "../../content/pictures/de.ts";
import { nl } from "../../content/pictures/nl.ts";
import type { PictureWords } from "../../content/pictures/words.ts";
import type { Brand, Locale } from "../brands/brand.ts";
import { panoramaUrl } from "./panorama-url.ts";
import type { PictureName } from "./picture-name.ts";
import { focusOf } from "../../packages/scenes/draw-scene.ts";

const MIDDLE = { x: 0.5, y: 0.5 };

const words: Record<Locale, PictureWords> = { nl, be, de };
const counted: Record<Locale, (nth: number, of: number) => string> = {
  nl: (nth, of) => `illustratie ${nth} van ${of}`,
  be: (nth, of) => `illustratie ${nth} van ${of}`,
  de: (nth, of) => `Illustration ${nth} von ${of}`,
};

/** The media row of a drawing, without its activity or event. */
export function scene(brand: Brand, picture: PictureName, title: string) {
  const { x, y } = picture.kind === "panorama" ? MIDDLE : focusOf(picture.kind, picture.seed);
  return { url: sceneUrl(brand, picture), title, alt: words[brand.locale][picture.kind], focus_x: x, focus_y: y };
}

/** The media rows of the drawings of one activity or event; their alt texts count them. */
export function scenes(brand: Brand, pictures: readonly PictureName[], title: string) {
  return pictures.map((picture, index) => {
    const row = scene(brand, picture, title);
    const count = pictures.length > 1 ? ` (${counted[brand.locale](index + 1, pictures.length)})` : "";
    return { ...row, alt: `${row.alt}${count}`, index };
  });
}

function sceneUrl(brand: Brand, picture: PictureName): string {
  if (picture.kind === "panorama") return panoramaUrl(brand.key);
  return `/static/scenes/${picture.kind}-${picture.seed}.svg`;
}
