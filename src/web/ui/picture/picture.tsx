import type { CSSProperties } from "react";
import { pictureSources, type Photo } from "../../page/picture-sources.ts";
import { usePage } from "../../page/use-page.ts";
import type { PictureLoad } from "./picture-load.ts";
import styles from "./picture.module.css";

type PictureProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** How wide it stands, for those that can be had in several widths. */
  sizes: string;
  /** What is known of those; null for drawings. */
  photo?: Photo | null;
  /** What a crop keeps, as shares of width and height. */
  focus?: { x: number; y: number } | null;
  load?: PictureLoad;
  /** Whether a failure is said in a sentence (specification 2 §8). */
  explains?: boolean;
  /** Screens on which the sheet leaves it out: there it is not fetched either. */
  leftOut?: string;
  className?: string;
};

/** A picture of nothing, for screens that leave one out. */
const NOTHING = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** A picture that keeps its room while it loads, with its colours where they are known, and also when it cannot (document/failed-pictures.ts). */
export function Picture({ src, alt, width, height, sizes, photo = null, focus, load = "near", ...props }: PictureProps) {
  const { explains = false, leftOut, className } = props;
  const sources = pictureSources(src, photo, usePage().mediaHost);
  const img = (
    <img
      className={className}
      // Before `src`: what is set first would be fetched.
      sizes={sources.webp && sizes}
      srcSet={sources.webp}
      src={sources.src}
      alt={alt}
      width={width}
      height={height}
      loading={load === "near" ? "lazy" : "eager"}
      fetchPriority={load === "largest" ? "high" : undefined}
      decoding="async"
      data-explains={explains ? "" : undefined}
      style={styleOf(focus, photo)}
    />
  );
  if (!sources.avif && !leftOut) return img;
  return (
    <picture className={styles.picture}>
      {leftOut && <source media={leftOut} srcSet={NOTHING} />}
      {sources.avif && <source type="image/avif" sizes={sizes} srcSet={sources.avif} />}
      {img}
    </picture>
  );
}

function styleOf(focus: PictureProps["focus"], photo: Photo | null): CSSProperties | undefined {
  const position = focus ? `${positionOf(focus.x)}% ${positionOf(focus.y)}%` : null;
  const tiny = photo?.placeholder ? `url(data:image/webp;base64,${photo.placeholder})` : null;
  if (!tiny) return position ? { objectPosition: position } : undefined;
  return { ...(position && { objectPosition: position }), background: `${tiny} ${position ?? "50% 50%"} / cover` };
}

/**
 * `object-position` shares out what a crop leaves over, not the picture: a point at 60 % only comes to the middle of a crop
 * that keeps 60 % of the picture, as our widest do, when the position is 75 %.
 */
const LEFT_OVER = 0.4;

function positionOf(share: number): number {
  return Math.round(Math.min(100, Math.max(0, 50 + ((share - 0.5) / LEFT_OVER) * 100)));
}
