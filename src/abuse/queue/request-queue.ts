import { createFairQueue, type FairQueue } from "./fair-queue.ts";

/**
 * The queue of a process. Rendering is limited by the processor, so more at a time is not faster: half-rendered pages outlive V8's young
 * generation, and collecting them took as long as rendering (decisions/049-what-a-miss-costs.md). 256 requests may be queued.
 */
export const createRequestQueue = (): FairQueue => createFairQueue({ most: 3, longest_ms: 50, mostBegun: 256, mostWaiting: 256 });
