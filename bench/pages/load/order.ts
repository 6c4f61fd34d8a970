import type { Address } from "../address.ts";
import type { UnseenAddresses } from "../unseen.ts";

/** What is asked for, and by how many at once. */
export type LoadOrder = {
  /** Connections are spread over them evenly. */
  ports: number[];
  connections: number;
  seconds: number;
  pages: AskedPages;
  /** Of so many answers one is unpacked and read; 0 for none, where no page of ours is served. */
  readsOneOf: number;
  /** Whether the load never sleeps, which takes a core of its own. */
  staysAwake: boolean;
};

/** The same address again and again; addresses that nobody asked for; or what visitors ask for. */
export type AskedPages =
  | { kind: "one"; address: Address }
  | { kind: "unseen"; unseen: UnseenAddresses; from: number }
  | { kind: "mix"; known: Address[]; unseen: UnseenAddresses; from: number; seed: number };

export type LoadOutcome = {
  answers: number;
  perSecond: number;
  p50_ms: number;
  p99_ms: number;
  most_ms: number;
  /** Of a body, as it was sent. */
  meanBytes: number;
  /** Share of a core that the load itself took, without waiting awake: near 1 it was the load that could do no more. */
  busy: number;
  read: number;
  faults: number;
  /** The first few. */
  faultTexts: string[];
  /** How many addresses of those that nobody asked for were taken. */
  unseenTaken: number;
};
