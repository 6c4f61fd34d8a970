import { expect, test } from "vitest";
import { extras } from "./extras.ts";
import { isSceneKind, sceneKinds } from "./kinds.ts";
import { settingsOf } from "./settings.ts";

const PLACES = ["in", "out", "any"] as const;
const kinds = Object.keys(sceneKinds).filter(isSceneKind);

test("every composition of every kind has a setting, and is indoors, outdoors or either", () => {
  const lengths = kinds.filter((kind) => settingsOf(kind).length !== sceneKinds[kind].length + (extras[kind]?.length ?? 0));
  expect(lengths).toEqual([]);
  const places = kinds.filter((kind) => settingsOf(kind).some((marks) => PLACES.filter((place) => marks.has(place)).length !== 1));
  expect(places).toEqual([]);
});

test("every kind has a composition that shows the activity itself", () => {
  expect(kinds.filter((kind) => settingsOf(kind).every((marks) => marks.has("aside")))).toEqual([]);
});

test("no composition with a sky is marked as indoors", () => {
  const under = kinds.flatMap((kind) =>
    settingsOf(kind).flatMap((marks, at) =>
      marks.has("in") && /\bsky\)?\(/.test(String(sceneKinds[kind][at]?.draw)) ? [`${kind} ${at}`] : [],
    ),
  );
  // Through a keyhole, and through the door of a stable.
  expect(under).toEqual(["escape-room 0", "petting-farm 1"]);
});
