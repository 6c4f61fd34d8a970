import type { Bits } from "../bits/bits.ts";

/** The slots that a search found, all live, and how many they are. */
export type Matches = { bits: Bits; count: number };
