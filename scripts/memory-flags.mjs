/**
 * Flags of Node for the server: half of the default size of the young generation (in MB). After browsing all brands the server takes
 * 390 MB instead of 430; an uncached page takes 3 % more time. A size of 4 would save 50 MB more, for 8 % more time.
 */
export const MEMORY_FLAGS = ["--max-semi-space-size=16"];
