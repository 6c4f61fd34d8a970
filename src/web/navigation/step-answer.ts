/** The parameter that asks for the regions of a page alone; it stands last in the address. */
export const REGIONS = "regions=1";

/** A page as a step within a list needs it: markup by the name of its region, and the props of the islands that stay. */
export type StepAnswer = {
  title: string;
  /** Another release has styles and islands that this document does not have. */
  release: string;
  /** Whether visits to this page may be measured: a page that may and one that may not are never one document. */
  isMeasured: boolean;
  /** Whether its address holds what somebody typed as a sentence: its document then tells other pages nothing of it. */
  isPrivate: boolean;
  regions: Readonly<Record<string, string>>;
  islands: Readonly<Record<string, unknown>>;
};

/** The address of a page with the parameter. */
export function regionsUrl(url: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}${REGIONS}`;
}

/** The address of the page that was asked for with the parameter. */
export function pageUrl(url: string): string {
  return url.endsWith(REGIONS) ? url.slice(0, -REGIONS.length - 1) : url;
}
