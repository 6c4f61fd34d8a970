/** The longest each text of a quote request may be, in characters, and the most persons; form and API share them. */
export const QUOTE_REQUEST_LIMITS = { name: 200, email: 254, phone: 40, line: 200, description: 4000, persons: 10_000 } as const;
