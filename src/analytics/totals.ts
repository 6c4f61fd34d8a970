/** What visitors did, summed over activities. */
export type Totals = { views: number; phoneClicks: number; webClicks: number; offerRequests: number };

export const NOTHING_COUNTED: Totals = { views: 0, phoneClicks: 0, webClicks: 0, offerRequests: 0 };
