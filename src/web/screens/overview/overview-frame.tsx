import { useEffect } from "react";
import { Outlet, useRouteLoaderData } from "react-router";
import type { loader as landingLoader } from "../landing/landing.tsx";
import { keepSearch } from "../../tracking/last-search.ts";
import { OverviewPage } from "./overview-page.tsx";
import type { loader as overviewLoader } from "./overview.tsx";

/**
 * One page for the overview and for the landing pages: who chooses on from a landing page keeps the focus, every letter
 * and every fold. The routes within load what it shows.
 */
export default function OverviewFrame() {
  const whole = useRouteLoaderData<typeof overviewLoader>("screens/overview/overview");
  const landed = useRouteLoaderData<typeof landingLoader>("screens/landing/landing");
  const part = landed && "overview" in landed ? landed : undefined;
  const shown = part ?? whole;
  const overview = part?.overview ?? whole;
  useEffect(() => {
    if (overview) keepSearch(overview);
  }, [overview]);
  return (
    <>
      {shown && overview && <OverviewPage overview={overview} landing={part?.landing} landings={shown.landings} />}
      <Outlet />
    </>
  );
}
