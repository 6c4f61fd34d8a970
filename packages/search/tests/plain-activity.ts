import type { SearchRecord } from "../search.ts";

/** An activity with only empty or default fields. */
export const PLAIN: SearchRecord = {
  ...{ id: 0, platform: 1, title: "", companyName: "", organisation: null, description: "", placeNames: [] },
  ...{ personsMin: null, personsMax: null, minimumAge: null, maximumAge: null },
  ...{ cities: [], provinces: [], regions: [], filters: [], kind: null },
  ...{ reach: "ORIGIN_COUNTRY", indoorOutdoor: "BOTH", createdAt_ms: 0 },
};
