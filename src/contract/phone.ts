/** 8–15 digits with an optional + and the usual separators, also with the country code in brackets: `(+31) 20 …` (decisions, Smaller settlements). */
export const PHONE = /^(?=(?:[^\d]*\d){8,15}[^\d]*$)(?:\(\s*)?\+?[\d\s()./-]+$/;
