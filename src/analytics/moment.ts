/** What a visitor did that is counted; quote requests are counted where they are stored. */
export const MOMENT_KINDS = ["view", "phone", "website", "banner-view", "banner-click"] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];

/** `id` is that of the activity, or of the banner. */
export type Moment = { kind: MomentKind; id: number };

/** Who did it, as far as a request tells; of this only a hash is kept, in memory, until midnight. */
export type Visitor = { address: string; userAgent: string };

export function isOfBanner(kind: MomentKind): boolean {
  return kind === "banner-view" || kind === "banner-click";
}
