/**
 * How a server is run: a nursery (in MB) of half of what Node takes by itself. After browsing all brands it stands at 390 MB
 * instead of 430, for 3 % more time of a page that nobody asked for before; 4 MB would save 50 more, for 8 %.
 */
export const MEMORY_FLAGS = ["--max-semi-space-size=16"];
