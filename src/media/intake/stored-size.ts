/** Largest stored size, in pixels; smaller pictures are never enlarged. */
export const STORED_SIZE = { width: 1920, height: 3840 };
