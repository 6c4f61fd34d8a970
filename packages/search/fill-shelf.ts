import { REACHES, wheresOf } from "./conditions/reach-and-where.ts";
import type { SearchRecord } from "./search.ts";
import type { Shelf } from "./shelf.ts";

/** Adds activities, or replaces those that are there; each at most once in a batch. */
export function putRecords(shelf: Shelf, records: readonly SearchRecord[]): void {
  for (const record of records) {
    const known = shelf.slots.slotOf(record.id);
    if (known >= 0) clear(shelf, known);
    put(shelf, shelf.slots.take(record.id), record);
  }
  shelf.orders.put(records);
}

/** Forgets activities; those that are not here are passed over. */
export function removeIds(shelf: Shelf, ids: readonly number[]): void {
  const { slots, orders, text, suggestions } = shelf;
  const known = [...new Set(ids)].filter((id) => slots.slotOf(id) >= 0);
  orders.drop(known.map(slots.slotOf));
  for (const id of known) {
    const slot = slots.slotOf(id);
    clear(shelf, slot);
    text.drop(slot);
    suggestions.drop(slot);
    slots.letGo(id);
  }
}

function put(shelf: Shelf, slot: number, record: SearchRecord): void {
  if (record.kind !== null) shelf.kinds.add(record.kind, slot);
  for (const id of record.filters) shelf.filters.add(id, slot);
  shelf.reaches.add(REACHES[record.reach], slot);
  for (const where of wheresOf(record.indoorOutdoor)) shelf.wheres.add(where, slot);
  shelf.places.put(slot, record);
  if (record.organisation) shelf.organisations.add(record.organisation.id, slot);
  shelf.persons.put(slot, record.personsMin, record.personsMax);
  shelf.ages.put(slot, record.minimumAge, record.maximumAge);
  shelf.suggestions.put(slot, record);
  shelf.text.put(slot, {
    title: record.title,
    organisation: `${record.companyName} ${record.organisation?.name ?? ""}`,
    rest: [record.description, ...record.placeNames].join(" "),
  });
}

/** Takes a slot out of all sets; its columns count for the living alone. */
function clear({ kinds, filters, reaches, wheres, places, organisations }: Shelf, slot: number): void {
  for (const sets of [kinds, filters, reaches, wheres]) sets.clear(slot);
  places.clear(slot);
  organisations.clear(slot);
}
