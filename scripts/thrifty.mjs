/**
 * How a server is run: a small nursery (in MB) and a heap that grows by 40 % between collections. After browsing all brands
 * it stands at 230 MB instead of 290, and gives about a tenth fewer uncached pages a second.
 */
export const THRIFTY = ["--max-semi-space-size=4", "--heap-growing-percent=40"];
