/**
 * Requested widths of pictures (specification 2 §9) with the height of their 4:3 box. `sizes` repeats the layout of the stylesheets, since
 * browsers choose a width before these are loaded. Our drawings are scalable, so only the box applies to them.
 */
export const PICTURE_SIZES = {
  /** In the list of organisations. */
  thumbnail: { width: 160, height: 120, sizes: "72px" },
  /** Of activities: three, two or one column; narrower beside filters. */
  card: { width: 400, height: 300, sizes: "(min-width: 1280px) 384px, (min-width: 960px) 32vw, (min-width: 600px) 45vw, 92vw" },
  /** Of articles: three, two or one column. */
  article: { width: 400, height: 300, sizes: "(min-width: 1280px) 384px, (min-width: 960px) 30vw, (min-width: 640px) 45vw, 92vw" },
  /** Beside the text of a new activity. */
  beside: { width: 400, height: 300, sizes: "(min-width: 1080px) 236px, (min-width: 480px) 176px, 92vw" },
  /** Of categories on the home page. */
  usual: { width: 500, height: 375, sizes: "(min-width: 1280px) 282px, (min-width: 960px) 22vw, (min-width: 640px) 45vw, 88px" },
  banner: { width: 1000, height: 750, sizes: "(min-width: 1280px) 579px, (min-width: 1180px) 44vw, (min-width: 600px) 46vw, 92vw" },
  /** The single picture of an event, or one of four. */
  event: { width: 1000, height: 750, sizes: "(min-width: 1280px) 283px, (min-width: 960px) 21vw, (min-width: 640px) 31vw, 92vw" },
  quarter: { width: 400, height: 300, sizes: "(min-width: 1280px) 140px, (min-width: 960px) 11vw, (min-width: 640px) 16vw, 46vw" },
  /** In a gallery, except the first. */
  small: { width: 1000, height: 750, sizes: "(min-width: 1280px) 397px, (min-width: 760px) 31vw, 100vw" },
  lead: { width: 1200, height: 900, sizes: "(min-width: 1280px) 552px, (min-width: 960px) 43vw, 92vw" },
  header: { width: 1920, height: 1440, sizes: "(min-width: 1280px) 795px, (min-width: 760px) 61vw, 100vw" },
  /** A gallery's only picture; `half`: one of two. */
  whole: { width: 1920, height: 1440, sizes: "(min-width: 1280px) 1200px, (min-width: 760px) 92vw, 100vw" },
  half: { width: 1000, height: 750, sizes: "(min-width: 1280px) 596px, (min-width: 760px) 46vw, 100vw" },
} as const;
