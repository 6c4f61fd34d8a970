import { expect, test } from "vitest";
import { drawScene, focusOf } from "./draw-scene.ts";
import { MOST_SEEDS } from "../picture-name.ts";
import { isSceneKind, sceneKinds } from "./kinds.ts";
import { drawLost } from "./lost.ts";
import { drawPanorama } from "./panorama.ts";

const kinds = Object.keys(sceneKinds).filter(isSceneKind);
const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const everything = kinds.flatMap((kind) => seeds.map((seed) => ({ kind, seed, name: `${kind} ${seed}`, svg: drawScene(kind, seed) })));

test("there are 78 kinds of pictures, each with two compositions or more", () => {
  expect(kinds).toHaveLength(78);
  expect(kinds.filter((kind) => sceneKinds[kind].length < 2)).toEqual([]);
});

test.each(everything)("$name says what a crop must keep, inside the picture", ({ kind, seed }) => {
  const { x, y } = focusOf(kind, seed);
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0.15);
  expect(Math.max(x, y)).toBeLessThanOrEqual(0.85);
});

test("every picture that content may name can be drawn, in 2 to 15 KB", () => {
  const named = Array.from({ length: MOST_SEEDS }, (_, index) => index + 1);
  const sizes = kinds.flatMap((kind) => named.map((seed) => ({ name: `${kind}-${seed}`, size: Buffer.byteLength(drawScene(kind, seed)) })));
  expect(sizes.filter(({ size }) => size < 2_000 || size > 15_360)).toEqual([]);
});

test("a word that is no kind is recognised as such", () => {
  expect(isSceneKind("canoe")).toBe(true);
  expect(isSceneKind("toString")).toBe(false);
});

test("the same kind and seed give the same picture, also after other pictures were drawn", () => {
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

test.each(everything)("$name is a well-formed picture of 1200 × 900 that fills any frame", ({ svg }) => {
  expect(svg).toContain('viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid slice"');
  expect(openTags(svg)).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
});

test.each(everything)("$name holds no script and nothing from outside", ({ svg }) => {
  expect(svg).not.toMatch(/<script|<foreignObject|<image|\son\w+=|@import/i);
  expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/https?:|data:|url\((?!#)|href="(?!#)/);
});

test.each(everything)("$name uses only what it defines, and defines nothing twice", ({ svg }) => {
  const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name);
  const used = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, name]) => name);
  expect(new Set(defined).size).toBe(defined.length);
  expect(used.filter((name) => !defined.includes(name))).toEqual([]);
});

test.each(everything)("$name has no shape with an opacity of its own, for which a browser keeps a layer", ({ svg }) => {
  expect(svg).not.toMatch(/<(?:path|rect|circle|ellipse)[^>]* opacity=/);
});

test("each brand has a wide picture of its own country", () => {
  const drawn = (["nl", "be", "de", "kids"] as const).map(drawPanorama);
  for (const svg of drawn) expect(svg).toContain('viewBox="0 250 1920 650"');
  for (const svg of drawn) expect(openTags(svg)).toEqual([]);
  expect(new Set(drawn).size).toBe(4);
});

test("somebody is lost in the picture of the not-found page", () => {
  expect(drawLost()).toBe(drawLost());
  expect(openTags(drawLost())).toEqual([]);
});

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
