import { createFairQueue, type FairQueue } from "./fair-queue.ts";

/**
 * The queue of a process. Rendering is limited by the processor, so more at a time is not faster: half-rendered pages outlive V8's young
 * generation, and collecting them took as long as rendering (decisions/049-cost-of-a-cache-miss.md). 256 requests may be queued.
 */
export const openQueue = (): FairQueue => createFairQueue({ most: 3, longest_ms: 50, mostBegun: 256, mostWaiting: 256 });
