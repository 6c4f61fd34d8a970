import { expect, test } from "vitest";
import { drawnPicture } from "./drawn-picture.server.ts";

test("there is a picture for each number that content may use, and for no other", () => {
  for (const name of ["canoe-1.svg", "canoe-40.svg", "archery-80.svg"]) expect(drawnPicture(name), name).toMatch(/^<svg /);
  for (const name of [
    "canoe-0.svg",
    "canoe-41.svg",
    "archery-81.svg",
    "canoe-100.svg",
    "canoe-01.svg",
    "canoe-3.png",
    "wc-3.svg",
    "canoe.svg",
  ])
    expect(drawnPicture(name), name).toBeNull();
});
