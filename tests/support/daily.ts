import { inject } from "vitest";
import type { BrandKey } from "../../src/brands/brand.ts";
import { BRANDS } from "./visit.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** False in `npm test`, true in the long run (vitest.config.ts). */
    isLongRun: boolean;
  }
}

/** Tag for tests over `dailyOn`, which the long run selects. */
export const EVERY_BRAND = { tags: ["every-brand"] };

/**
 * The brands for a test that is the same on every brand: the named ones in `npm test`, all four in the long run. Tests of what
 * differs by brand (words, palettes, search engines, the agenda) use `BRANDS` itself.
 */
export function dailyOn(...daily: BrandKey[]): readonly BrandKey[] {
  return inject("isLongRun") ? BRANDS : daily;
}

/** A journey for the long run only: another test covers its most fragile part in `npm test`. */
export const LONG_RUN = { tags: ["long-run"], skip: !inject("isLongRun") };

/** Similar cases: `daily` in `npm test`, all of them in the long run. */
export function dailyOf<T>(all: readonly T[], daily: readonly T[]): readonly T[] {
  return inject("isLongRun") ? all : daily;
}

/** Tag for tests over `dailyOf`, which the long run selects. */
export const EVERY_CASE = { tags: ["long-run"] };
