import { REACHES, wheresOf } from "./conditions/reach-and-where.ts";
import type { SearchRecord } from "./search.ts";
import type { PlatformIndex } from "./platform-index.ts";

/** Adds or replaces activities; each id at most once in a batch. */
export function putRecords(index: PlatformIndex, records: readonly SearchRecord[]): void {
  for (const record of records) {
    const known = index.slots.slotOf(record.id);
    if (known >= 0) clear(index, known);
    put(index, index.slots.take(record.id), record);
  }
  index.orders.put(records);
}

/** Removes activities; unknown ids are ignored. */
export function removeIds(index: PlatformIndex, ids: readonly number[]): void {
  const { slots, orders, text, suggestions } = index;
  const known = [...new Set(ids)].filter((id) => slots.slotOf(id) >= 0);
  orders.drop(known.map(slots.slotOf));
  for (const id of known) {
    const slot = slots.slotOf(id);
    clear(index, slot);
    text.drop(slot);
    suggestions.drop(slot);
    slots.release(id);
  }
}

function put(index: PlatformIndex, slot: number, record: SearchRecord): void {
  if (record.kind !== null) index.kinds.add(record.kind, slot);
  for (const id of record.filters) index.filters.add(id, slot);
  index.reaches.add(REACHES[record.reach], slot);
  for (const where of wheresOf(record.indoorOutdoor)) index.wheres.add(where, slot);
  index.places.put(slot, record);
  if (record.organisation) index.organisations.add(record.organisation.id, slot);
  index.persons.put(slot, record.personsMin, record.personsMax);
  index.ages.put(slot, record.minimumAge, record.maximumAge);
  index.suggestions.put(slot, record);
  index.text.put(slot, {
    title: record.title,
    organisation: `${record.companyName} ${record.organisation?.name ?? ""}`,
    rest: [record.description, ...record.placeNames].join(" "),
  });
}

/** Removes a slot from all sets. Its columns need no reset: only live slots are read. */
function clear({ kinds, filters, reaches, wheres, places, organisations }: PlatformIndex, slot: number): void {
  for (const sets of [kinds, filters, reaches, wheres]) sets.clear(slot);
  places.clear(slot);
  organisations.clear(slot);
}
