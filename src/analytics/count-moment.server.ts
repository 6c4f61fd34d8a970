import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { isOfBanner, type Moment, type Visitor } from "./moment.ts";
import type { Tally, TallyOutcome } from "./open-tally.server.ts";

type Place = { brand: Brand; catalogue: Pick<Catalogue, "hasActivity" | "directory">; tally: Pick<Tally, "count"> };

/** Counts a moment with something that this brand shows; anything else leaves no trace. */
export function countMoment(
  { brand, catalogue, tally }: Place,
  moment: Moment,
  { visitor, now }: { visitor: Visitor; now: Date },
): TallyOutcome | "unknown" {
  const isOurs = isOfBanner(moment.kind)
    ? catalogue.directory(brand.id).banners.some(({ id }) => id === moment.id)
    : catalogue.hasActivity(brand.id, moment.id);
  return isOurs ? tally.count(moment, { brand, visitor, now }) : "unknown";
}
