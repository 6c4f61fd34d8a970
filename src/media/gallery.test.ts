import { expect, test } from "vitest";
import type { PublicMedia } from "../contract/entities/media.ts";
import { galleryOf, type Scenery } from "./gallery.ts";

const FIELD: Scenery = { locale: "nl", indoorOutdoor: "OUTDOOR", country: "NL", isAtSea: false, isHilly: false };

const media = (...urls: string[]): PublicMedia[] =>
  urls.map((url, index) => ({
    ...{ id: index + 1, title: "Kano", alt: `Beeld ${index + 1}`, url, index, focus: null, photo: null },
    type: url.endsWith(".mp4") ? "VIDEO" : "IMAGE",
  }));
const scene = (name: string) => `/static/scenes/${name}.svg`;
const shown = (pictures: readonly string[], scenery: Partial<Scenery> = {}) =>
  galleryOf(media(...pictures.map((name) => (name.includes("/") ? name : scene(name)))), { ...FIELD, ...scenery }).map(
    ({ url }) => /([\w-]+)\.\w+$/.exec(url)?.[1],
  );

test("no gallery shows a composition twice, even at different hours of the day", () => {
  expect(shown(["canoe-1", "canoe-4", "canoe-3"])).toEqual(["canoe-1", "canoe-3"]);
});

test("drawings of the activity come before those of its surroundings", () => {
  expect(shown(["canoe-2", "canoe-1", "canoe-3"])).toEqual(["canoe-1", "canoe-3", "canoe-2"]);
});

test("a photo leads before drawings, and a video comes last", () => {
  expect(shown(["/static/uploads/tocht.mp4", "canoe-1", "/static/uploads/foto.webp"])).toEqual(["foto", "canoe-1", "tocht"]);
});

test("an indoor activity has no outdoor drawings, nor the other way round", () => {
  expect(shown(["archery-3", "archery-4", "archery-5"], { indoorOutdoor: "INDOOR" })).toEqual(["archery-5"]);
  expect(shown(["archery-3", "archery-4", "archery-5"])).toEqual(["archery-3", "archery-4"]);
  expect(shown(["archery-3", "archery-5"], { indoorOutdoor: "BOTH" })).toEqual(["archery-3", "archery-5"]);
  expect(shown(["ice-skating-3"], { indoorOutdoor: "INDOOR" })).toEqual([]);
});

test("a windmill stands in the Low Countries, a lighthouse at the sea, a ski lift in the mountains", () => {
  expect(shown(["cycling-3", "cycling-1"])).toEqual(["cycling-3", "cycling-1"]);
  expect(shown(["cycling-3", "cycling-1"], { country: "DE", locale: "de" })).toEqual(["cycling-1"]);
  expect(shown(["sailing-3", "sailing-2"])).toEqual(["sailing-3"]);
  expect(shown(["sailing-3", "sailing-2"], { isAtSea: true })).toEqual(["sailing-3", "sailing-2"]);
  expect(shown(["skiing-2", "skiing-1"])).toEqual(["skiing-1"]);
  expect(shown(["skiing-2", "skiing-1"], { isHilly: true })).toEqual(["skiing-2", "skiing-1"]);
});

test("the alt text of a drawing says that it is one and counts those shown; that of a photo does not", () => {
  const pictures = media("/static/uploads/foto.webp", scene("canoe-1"), scene("canoe-4"), scene("canoe-3"));
  const stored = pictures.map((one, index) => ({ ...one, alt: index === 0 ? one.alt : `Groep in kano's (tekening ${index} van 3)` }));
  expect(galleryOf(stored, FIELD).map(({ alt, index }) => [index, alt])).toEqual([
    [0, "Beeld 1"],
    [1, "Groep in kano's (illustratie 1 van 2)"],
    [2, "Groep in kano's (illustratie 2 van 2)"],
  ]);
  expect(galleryOf(media(scene("canoe-1")), { ...FIELD, locale: "de" }).map(({ alt }) => alt)).toEqual(["Beeld 1 (Illustration)"]);
});
