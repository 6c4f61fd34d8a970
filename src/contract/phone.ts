/** 8–15 digits with an optional + and the usual separators (decisions, Smaller settlements). */
export const PHONE = /^(?=(?:[^\d]*\d){8,15}[^\d]*$)\+?[\d\s()./-]+$/;
