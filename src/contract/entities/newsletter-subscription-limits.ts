/** The longest each text of a newsletter subscription may be, in characters; form and API share them. */
export const NEWSLETTER_LIMITS = { name: 200, email: 254 } as const;
