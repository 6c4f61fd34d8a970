/** How long a visitor's choice about being measured is kept; then it is asked anew. */
export const CONSENT_MONTHS = 6;
