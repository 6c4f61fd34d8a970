import { expect, test } from "vitest";
import { compositionOf, lastNumberOf } from "./composition.ts";
import { drawScene, focusOf } from "./draw-scene.ts";
import { extras } from "./extras.ts";
import { isSceneKind, type SceneKind, sceneKinds } from "./kinds.ts";
import { drawLost } from "./lost.ts";
import { drawPanorama } from "./panorama.ts";

const kinds = Object.keys(sceneKinds).filter(isSceneKind);
const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const extraSeeds = [41, 42, 43, 44, 45, 46, 47, 48];
const seedsOf = (kind: SceneKind) => (extras[kind] ? [...seeds, ...extraSeeds] : seeds);
const everything = kinds.flatMap((kind) =>
  seedsOf(kind).map((seed) => ({ kind, seed, name: `${kind} ${seed}`, svg: drawScene(kind, seed) })),
);

test("there are 78 kinds of pictures, each with at least two compositions", () => {
  expect(kinds).toHaveLength(78);
  expect(kinds.filter((kind) => sceneKinds[kind].length < 2)).toEqual([]);
});

test("compositions that were added later have numbers above 40, and no earlier number changed", () => {
  expect([1, 2, 3, 40, 41, 42, 48, 49].map((seed) => compositionOf("archery", seed))).toEqual([1, 2, 0, 1, 3, 4, 10, 3]);
  expect([40, 41].map((seed) => compositionOf("aquarium", seed))).toEqual([1, 2]);
});

test("the focus of every picture lies inside it", () => {
  const isInside = (at: number) => at >= 0.15 && at <= 0.85;
  const focused = everything.map(({ name, kind, seed }) => ({ name, ...focusOf(kind, seed) }));
  expect(focused.filter(({ x, y }) => !isInside(x) || !isInside(y))).toEqual([]);
});

test("every picture that content may name can be drawn, in 2 to 15 KB", () => {
  const named = (kind: SceneKind) => Array.from({ length: lastNumberOf(kind) }, (_, index) => index + 1);
  const sizes = kinds.flatMap((kind) =>
    named(kind).map((seed) => ({ name: `${kind}-${seed}`, size: Buffer.byteLength(drawScene(kind, seed)) })),
  );
  expect(sizes.filter(({ size }) => size < 2_000 || size > 15_360)).toEqual([]);
});

test("an unknown kind is recognised as such", () => {
  expect(isSceneKind("canoe")).toBe(true);
  expect(isSceneKind("toString")).toBe(false);
});

test("the same kind and seed give the same picture, even after other pictures were drawn", () => {
  const first = drawScene("canoe", 7);
  drawScene("museum", 2);
  expect(drawScene("canoe", 7)).toBe(first);
});

test("no two seeds of a kind give the same picture", () => {
  expect(new Set(everything.map(({ svg }) => svg)).size).toBe(everything.length);
});

test("a seed without a layout of its own (zero, negative, huge) still gives a picture", () => {
  for (const seed of [0, -3, 2.5, 9_007_199_254_740_991]) expect(drawScene("zoo", seed)).toMatch(/^<svg /);
});

test("every picture is well-formed, 1200 × 900 and fills any frame", () => {
  const frame = 'viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid slice"';
  expect(picturesOf((svg) => !svg.includes(frame))).toEqual([]);
  expect(picturesOf((svg) => openTags(svg).length > 0)).toEqual([]);
  expect(picturesOf((svg) => /NaN|undefined|null|Infinity/.test(svg))).toEqual([]);
});

test("no picture contains a script or an external resource", () => {
  expect(picturesOf((svg) => /<script|<foreignObject|<image|\son\w+=|@import/i.test(svg))).toEqual([]);
  const outside = /https?:|data:|url\((?!#)|href="(?!#)/;
  expect(picturesOf((svg) => outside.test(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")))).toEqual([]);
});

test("every picture uses only what it defines, and defines nothing twice", () => {
  const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name);
  const usedBy = (svg: string) => [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, name]) => name);
  expect(picturesOf((svg) => new Set(idsOf(svg)).size < idsOf(svg).length)).toEqual([]);
  expect(picturesOf((svg) => usedBy(svg).some((name) => !idsOf(svg).includes(name)))).toEqual([]);
});

test("no shape has an opacity attribute, for which a browser needs a layer", () => {
  expect(picturesOf((svg) => /<(?:path|rect|circle|ellipse)[^>]* opacity=/.test(svg))).toEqual([]);
});

test("each brand has a panorama of its own country", () => {
  const drawn = (["nl", "be", "de", "kids"] as const).map(drawPanorama);
  for (const svg of drawn) expect(svg).toContain('viewBox="0 250 1920 650"');
  for (const svg of drawn) expect(openTags(svg)).toEqual([]);
  expect(new Set(drawn).size).toBe(4);
});

test("the not-found page has a picture", () => {
  expect(drawLost()).toBe(drawLost());
  expect(openTags(drawLost())).toEqual([]);
});

/** The names of pictures with a defect. */
function picturesOf(hasDefect: (svg: string) => boolean): string[] {
  return everything.filter(({ svg }) => hasDefect(svg)).map(({ name }) => name);
}

/** Tags that are still open at the end, or that closed what was not open. */
function openTags(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = "", self] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[\w-]+="[^"<]*")*(\/?)>/g)) {
    if (self) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) open.push(`/${name}`);
  }
  return svg.replace(/<(\/?)([a-zA-Z]+)(?:\s[\w-]+="[^"<]*")*(\/?)>/g, "") === "" ? open : ["text outside tags"];
}
