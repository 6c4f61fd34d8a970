import type { Address } from "../address.ts";
import type { UnseenAddresses } from "../unseen.ts";

/** The requests of a load, and how many run at once. */
export type LoadOptions = {
  /** Connections are spread evenly over these ports. */
  ports: number[];
  connections: number;
  seconds: number;
  pages: RequestedPages;
  /** One in this many responses is decompressed and checked; 0 for none, if the server does not serve our pages. */
  checkOneIn: number;
  /** Whether the load process never sleeps; needs its own core. */
  staysAwake: boolean;
};

/** One address repeatedly; addresses that were never requested before; or a mix like that of visitors. */
export type RequestedPages =
  | { kind: "one"; address: Address }
  | { kind: "unseen"; unseen: UnseenAddresses; from: number }
  | { kind: "mix"; known: Address[]; unseen: UnseenAddresses; from: number; seed: number };

export type LoadOutcome = {
  answers: number;
  perSecond: number;
  p50_ms: number;
  p99_ms: number;
  most_ms: number;
  /** Mean size of a body as sent. */
  meanBytes: number;
  /** Share of a core that the load itself used, without polling; near 1 the load was the bottleneck. */
  busy: number;
  read: number;
  faults: number;
  /** The first few faults. */
  faultTexts: string[];
  /** The number of unseen addresses that were requested. */
  unseenTaken: number;
};
