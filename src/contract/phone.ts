/** 8–15 digits with an optional +, the usual separators, and brackets: `(+31) 20 …` (specification 3, Smaller settlements). */
export const PHONE = /^(?=(?:[^\d]*\d){8,15}[^\d]*$)(?:\(\s*)?\+?[\d\s()./-]+$/;
