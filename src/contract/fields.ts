import * as z from "zod/mini";
import { MAX_ID } from "./limits.ts";

export const id = z.int().check(z.gte(1), z.lte(MAX_ID));
export const platformId = z.int().check(z.gte(1), z.lte(4));
/** A timestamp in UTC, ISO 8601. */
export const timestamp = z.iso.datetime();
export const optionalText = z.nullable(z.string());
export const optionalNumber = z.nullable(z.int());
/** Only http and https links are ever stored or shown (specification 3, Behaviour). */
export const httpUrl = z.string().check(z.regex(/^https?:\/\/[^\s]+$/));

export const timestamps = { createdAt: timestamp, updatedAt: timestamp };
