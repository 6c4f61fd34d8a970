import { useLayoutEffect, useRef } from "react";
import { tellMoment, type ViewedActivity } from "./moments.ts";

/**
 * Tells that an activity is viewed: when its screen comes, and when another activity takes its place. Data that is only
 * loaded anew under the screen (on the way back from a part of the page) makes no new view, and neither does a page that
 * the browser kept and shows again.
 */
export function useView(activity: ViewedActivity): void {
  const viewed = useRef<number>(null);
  // Before the effects of the screen's parts: they may have the next moment to tell at once.
  useLayoutEffect(() => {
    if (viewed.current === activity.id) return;
    viewed.current = activity.id;
    tellMoment("view", activity);
  }, [activity]);
}
