import { inject } from "vitest";
import type { BrandKey } from "../../src/brands/brand.ts";
import { BRANDS } from "./visit.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** False in `npm test`, true in the long run (vitest.config.ts). */
    isLongRun: boolean;
  }
}

/** Tags what `dailyOn` goes over, so that the long run finds it. */
export const EVERY_BRAND = { tags: ["every-brand"] };

/**
 * The brands to show something on that is alike on all: those named in `npm test`, all four in the long run. What differs
 * by brand (words, palettes, search engines, the agenda) goes over `BRANDS` itself.
 */
export function dailyOn(...daily: BrandKey[]): readonly BrandKey[] {
  return inject("isLongRun") ? BRANDS : daily;
}

/** A journey for the long run alone: another test shows daily what most often breaks of it. */
export const LONG_RUN = { tags: ["long-run"], skip: !inject("isLongRun") };

/** Of cases that are alike, those to show in `npm test`; all of them in the long run. */
export function dailyOf<T>(all: readonly T[], daily: readonly T[]): readonly T[] {
  return inject("isLongRun") ? all : daily;
}

/** Tags what `dailyOf` goes over, so that the long run finds it. */
export const EVERY_CASE = { tags: ["long-run"] };
