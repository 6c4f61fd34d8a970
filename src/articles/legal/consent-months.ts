/** After this period a visitor is asked for consent to measurement again. */
export const CONSENT_MONTHS = 6;
