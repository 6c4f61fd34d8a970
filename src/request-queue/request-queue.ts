import { createFairQueue, type FairQueue } from "./fair-queue.ts";

/**
 * The request queue of a process. Rendering is CPU-bound, so higher concurrency is not faster: half-rendered pages outlive V8's young
 * generation, and collecting them took as long as rendering (decisions/049-cost-of-a-cache-miss.md).
 */
export const createRequestQueue = (): FairQueue => createFairQueue({ concurrency: 3, slowAfter_ms: 50, maxRunning: 256, maxQueued: 256 });
