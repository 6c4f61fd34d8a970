import { expect, onTestFinished, test } from "vitest";
import { onMoment, tellMoment, type Moment, type ViewedActivity } from "./moments.ts";

function activity(id: number): ViewedActivity {
  return { id, title: "Kanoën op de Linge", companyName: "De Peddel", organisation: null };
}

/** What is heard from now on. */
function listen(): [Moment, number][] {
  const heard: [Moment, number][] = [];
  onTestFinished(onMoment((moment, { id }) => heard.push([moment, id])));
  heard.length = 0;
  return heard;
}

test("each moment counts once a view, however often it happens", () => {
  const heard = listen();
  tellMoment("view", activity(1));
  for (const moment of ["phone", "phone", "website", "offer", "website", "offer"] as const) tellMoment(moment, activity(1));
  expect(heard).toEqual([
    ["view", 1],
    ["phone", 1],
    ["website", 1],
    ["offer", 1],
  ]);
});

test("the next view counts everything anew, of the same activity too", () => {
  const heard = listen();
  tellMoment("view", activity(1));
  tellMoment("phone", activity(1));
  tellMoment("view", activity(1));
  tellMoment("phone", activity(1));
  tellMoment("view", activity(2));
  expect(heard).toEqual([
    ["view", 1],
    ["phone", 1],
    ["view", 1],
    ["phone", 1],
    ["view", 2],
  ]);
});

test("who begins to listen late hears in their order what was told before", () => {
  tellMoment("view", activity(3));
  tellMoment("website", activity(3));
  const heard: [Moment, number][] = [];
  const stop = onMoment((moment, { id }) => heard.push([moment, id]));
  expect(heard.slice(-2)).toEqual([
    ["view", 3],
    ["website", 3],
  ]);
  stop();
  tellMoment("phone", activity(3));
  expect(heard.at(-1)).toEqual(["website", 3]);
});
