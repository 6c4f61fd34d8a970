import { expect, onTestFinished, test } from "vitest";
import { onActivityEvent, reportActivityEvent, type ActivityEvent, type ViewedActivity } from "./activity-events.ts";

function activity(id: number): ViewedActivity {
  return { id, title: "Kanoën op de Linge", companyName: "De Peddel", organisation: null };
}

/** Collects the events that are reported from now on. */
function listen(): [ActivityEvent, number][] {
  const received: [ActivityEvent, number][] = [];
  onTestFinished(onActivityEvent((event, { id }) => received.push([event, id])));
  received.length = 0;
  return received;
}

test("each event counts once per view, however often it happens", () => {
  const received = listen();
  reportActivityEvent("view", activity(1));
  for (const event of ["phone", "phone", "website", "offer", "website", "offer"] as const) reportActivityEvent(event, activity(1));
  expect(received).toEqual([
    ["view", 1],
    ["phone", 1],
    ["website", 1],
    ["offer", 1],
  ]);
});

test("the next view counts all events again, also for the same activity", () => {
  const received = listen();
  reportActivityEvent("view", activity(1));
  reportActivityEvent("phone", activity(1));
  reportActivityEvent("view", activity(1));
  reportActivityEvent("phone", activity(1));
  reportActivityEvent("view", activity(2));
  expect(received).toEqual([
    ["view", 1],
    ["phone", 1],
    ["view", 1],
    ["phone", 1],
    ["view", 2],
  ]);
});

test("a late listener receives the earlier events in order", () => {
  reportActivityEvent("view", activity(3));
  reportActivityEvent("website", activity(3));
  const received: [ActivityEvent, number][] = [];
  const stop = onActivityEvent((event, { id }) => received.push([event, id]));
  expect(received.slice(-2)).toEqual([
    ["view", 3],
    ["website", 3],
  ]);
  stop();
  reportActivityEvent("phone", activity(3));
  expect(received.at(-1)).toEqual(["website", 3]);
});
