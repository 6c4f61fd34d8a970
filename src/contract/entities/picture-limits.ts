/** What a browser can see by itself. */
export const PICTURE_BYTES = 2 * 1024 * 1024;

/**
 * What a visitor's picture may be (specification 2 §5): server and browser share it. Sizes in bytes and pixels, after the
 * rotation that a camera asks for. The longest side bounds the rows that a decoder keeps at hand.
 */
export const PICTURE_LIMITS = { bytes: PICTURE_BYTES, minWidth: 154, minHeight: 50, pixels: 40_000_000, side: 12_000 } as const;

/** For the `accept` of a file field. */
export const PICTURE_TYPES = ".jpg,.jpeg,.png,image/jpeg,image/png";
