import { createFairQueue, type FairQueue } from "./fair-queue.ts";

/**
 * The one queue of a process. One page is rendered while others wait for a moment: more at a time would not be sooner, since what is half
 * done of each outlives the young objects, and collecting it took as long as the pages themselves. Those that wait for a full queue wait for
 * about 3 s; with what has begun they hold a few MB.
 */
export const openQueue = (): FairQueue => createFairQueue({ most: 3, longest_ms: 50, mostBegun: 256, mostWaiting: 256 });
