import { createRateLimit } from "../guard/rate-limit.ts";

/** Enough for an office that asks many providers at once; too few for a mail bomb (quality, form spam). */
export const quoteLimit = createRateLimit({ limit: 20, windowSeconds: 600 });
