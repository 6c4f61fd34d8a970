/** The last query parameter of a request for the regions of a page only. */
export const REGIONS = "regions=1";

/** The JSON response for a navigation within a list: the markup of each region, and new props for the islands by their names. */
export type RegionsResponse = {
  title: string;
  /** A document of another release does not have the styles and islands of this one. */
  release: string;
  /** Whether visits to this page may be measured. Measured and unmeasured pages never share a document. */
  isMeasured: boolean;
  /** Whether its address contains a typed sentence. Its document then sends at most its origin as referrer. */
  isPrivate: boolean;
  regions: Readonly<Record<string, string>>;
  islands: Readonly<Record<string, unknown>>;
};

/** The address of a page's regions. */
export function regionsUrl(url: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}${REGIONS}`;
}

/** The address of a page without the parameter for its regions. */
export function pageUrl(url: string): string {
  return url.endsWith(REGIONS) ? url.slice(0, -REGIONS.length - 1) : url;
}
