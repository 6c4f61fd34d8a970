/** The rate-limit key of all visitors together: an address reserved for documentation (RFC 5737), which no visitor has. */
export const ALL_VISITORS = "192.0.2.1";
