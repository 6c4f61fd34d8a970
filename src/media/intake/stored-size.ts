/** The largest that is kept, in pixels; a smaller picture is never enlarged. */
export const KEPT = { width: 1920, height: 3840 };
