/**
 * The widths in which pictures are asked for (specification 2 §9), with the height that their room has: all are 4:3. The
 * pictures that we draw have no size of their own, so these are only the room they take.
 */
export const PICTURE_SIZES = {
  thumbnail: { width: 160, height: 120 },
  card: { width: 400, height: 300 },
  usual: { width: 500, height: 375 },
  banner: { width: 1000, height: 750 },
  lead: { width: 1200, height: 900 },
  header: { width: 1920, height: 1440 },
} as const;
