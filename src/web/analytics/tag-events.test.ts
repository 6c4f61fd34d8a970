import { expect, test } from "vitest";
import { filterDetails } from "./filter-details.ts";
import { withTagEvent, type PendingTagEvents } from "./tag-events.ts";

const filter = filterDetails(null);
const canoeing = { id: 5, title: "Kanoën op de Linge", companyName: "De Peddel", organisation: null };

function listed(pending: PendingTagEvents): string[] {
  return pending.map(({ event, activity }) => `${event} ${activity.id}`);
}

test("each event waits under its name in the tag manager, in order", () => {
  const kinds = ["view", "phone", "website", "offer"] as const;
  const pending = kinds.reduce<PendingTagEvents>((before, kind) => withTagEvent(before, kind, { activity: canoeing, filter }), []);
  expect(listed(pending)).toEqual(["activity_view_general 5", "activity_view_phone 5", "activity_view_website 5", "activity_view_offer 5"]);
});

test("the next view drops the pending events of the previous one", () => {
  const first = withTagEvent(withTagEvent([], "view", { activity: canoeing, filter }), "phone", { activity: canoeing, filter });
  expect(listed(withTagEvent(first, "view", { activity: { ...canoeing, id: 6 }, filter }))).toEqual(["activity_view_general 6"]);
});

test("an activity is sent with four fields, and its organisation with two", () => {
  const organisation = { id: 8, name: "De Peddel", slug: "de-peddel", website: "https://de-peddel.example", description: "Al 20 jaar." };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- more than the type says, as a whole activity has it
  const activity = { ...canoeing, contactPhone: "+31612345678", organisation } as unknown as typeof canoeing;
  expect(withTagEvent([], "view", { activity, filter })).toEqual([
    {
      event: "activity_view_general",
      activity: { id: 5, title: "Kanoën op de Linge", companyName: "De Peddel", organisation: { id: 8, name: "De Peddel" } },
      filter,
    },
  ]);
});
