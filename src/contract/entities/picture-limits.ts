/** Maximum size of an uploaded picture; checked in the browser too. */
export const PICTURE_BYTES = 2 * 1024 * 1024;

/**
 * Limits of uploaded pictures (specification 2 §5), shared by server and browser. Sizes in bytes and pixels, after applying
 * the EXIF orientation. `side`, the longest side, bounds the memory that a decoder needs for rows.
 */
export const PICTURE_LIMITS = { bytes: PICTURE_BYTES, minWidth: 154, minHeight: 50, pixels: 40_000_000, side: 12_000 } as const;

/** For the `accept` of a file field. */
export const PICTURE_TYPES = ".jpg,.jpeg,.png,image/jpeg,image/png";
