import { createRateLimit } from "../../guard/rate-limit.ts";

/** Enough for somebody who tries out many pictures; too few to keep the decoder busy for others (quality, uploads). */
export const uploadLimit = createRateLimit({ limit: 20, windowSeconds: 600 });
