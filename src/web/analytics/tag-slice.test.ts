import { expect, test } from "vitest";
import { filterDetails } from "./filter-details.ts";
import { withMoment, type TagSlice } from "./tag-slice.ts";

const filter = filterDetails(null);
const canoeing = { id: 5, title: "Kanoën op de Linge", companyName: "De Peddel", organisation: null };

function held(slice: TagSlice): string[] {
  return slice.map(({ event, activity }) => `${event} ${activity.id}`);
}

test("each moment is held as its event, in order", () => {
  const moments = ["view", "phone", "website", "offer"] as const;
  const slice = moments.reduce<TagSlice>((before, moment) => withMoment(before, moment, { activity: canoeing, filter }), []);
  expect(held(slice)).toEqual(["activity_view_general 5", "activity_view_phone 5", "activity_view_website 5", "activity_view_offer 5"]);
});

test("what waits of one view is dropped with the next", () => {
  const first = withMoment(withMoment([], "view", { activity: canoeing, filter }), "phone", { activity: canoeing, filter });
  expect(held(withMoment(first, "view", { activity: { ...canoeing, id: 6 }, filter }))).toEqual(["activity_view_general 6"]);
});

test("an activity is told by four facts, and its organisation by two", () => {
  const organisation = { id: 8, name: "De Peddel", slug: "de-peddel", website: "https://de-peddel.example", description: "Al 20 jaar." };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- more than the type says, as a whole activity has it
  const activity = { ...canoeing, contactPhone: "+31612345678", organisation } as unknown as typeof canoeing;
  expect(withMoment([], "view", { activity, filter })).toEqual([
    {
      event: "activity_view_general",
      activity: { id: 5, title: "Kanoën op de Linge", companyName: "De Peddel", organisation: { id: 8, name: "De Peddel" } },
      filter,
    },
  ]);
});
