import type { StoredFacts } from "../catalogue/activity-document.ts";
import type { Facts } from "../contract/entities/facts.ts";

type Published<Value> = { value: Value; confirmedAt: string };

/** The facts that a provider published; null for unknown ones (specification 3, second round, "Facts that organisers need"). */
export function publicFacts(stored: StoredFacts): Facts {
  return {
    priceFrom: published(stored.priceFrom),
    lasts: published(stored.lasts),
    included: published(stored.included),
    notIncluded: published(stored.notIncluded),
    languages: published(stored.languages),
    access: published(stored.access),
    parking: published(stored.parking),
    transit: published(stored.transit),
    rain: published(stored.rain),
    season: published(stored.season),
    closedOn: published(stored.closedOn),
    leadTimeDays: published(stored.leadTimeDays),
    cancellation: published(stored.cancellation),
  };
}

function published<Value>(fact: Published<Value> | undefined): Published<Value> | null {
  return fact ? { value: fact.value, confirmedAt: new Date(fact.confirmedAt).toISOString() } : null;
}
