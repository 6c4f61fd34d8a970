import type { Bits } from "../bits/bits.ts";

/** The slots that a search found, all live, and their number. */
export type Matches = { bits: Bits; count: number };
