/** One line, without bidirectional control characters. */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u;
export const HAS_LETTER = /[\p{L}\p{N}]/u;
