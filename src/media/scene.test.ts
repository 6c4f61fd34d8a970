import { expect, test } from "vitest";
import { de } from "../../content/brands/de.ts";
import { kids } from "../../content/brands/kids.ts";
import { nl } from "../../content/brands/nl.ts";
import { pictureName } from "./picture-name.ts";
import { scene, scenes } from "./scene.ts";

test("the alt texts of an activity's drawings describe and count them", () => {
  expect(
    scenes(
      nl,
      ["canoe-3", "canoe-8"].map((name) => pictureName.parse(name)),
      "Kanoën op de Linge",
    ),
  ).toMatchObject([
    {
      url: "/static/scenes/canoe-3.svg",
      title: "Kanoën op de Linge",
      alt: "Getekende groep in kano's op een rivier (illustratie 1 van 2)",
      index: 0,
    },
    {
      url: "/static/scenes/canoe-8.svg",
      title: "Kanoën op de Linge",
      alt: "Getekende groep in kano's op een rivier (illustratie 2 van 2)",
      index: 1,
    },
  ]);
});

test("a single drawing is not counted, and German brands have German alt texts", () => {
  const [only] = scenes(de, [pictureName.parse("museum-1")], "Nachts im Museum");
  expect(only?.alt).toBe("Gezeichnete Besucher vor Kunstwerken in einem Museumssaal");
});

test("a panorama is drawn in the palette of the brand", () => {
  expect(scene(kids, pictureName.parse("panorama"), "Adverteren").url).toBe("/static/scenes/panorama-kids.svg");
});

test("a drawing has a focus inside the picture", () => {
  for (const name of ["canoe-3", "panorama"]) {
    const { focus_x: x, focus_y: y } = scene(nl, pictureName.parse(name), "");
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x, y)).toBeLessThan(1);
  }
});
