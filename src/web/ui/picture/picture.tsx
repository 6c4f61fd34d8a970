import type { CSSProperties } from "react";
import { pictureSources, type Photo } from "../../page-context/picture-sources.ts";
import { usePage } from "../../page-context/use-page.ts";
import type { PictureLoad } from "./picture-load.ts";
import styles from "./picture.module.css";

type PictureProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The `sizes` attribute, for pictures with several widths. */
  sizes: string;
  /** Data of an uploaded photo; null for drawings. */
  photo?: Photo | null;
  /** The point that a crop keeps in view, as shares of width and height. */
  focus?: { x: number; y: number } | null;
  load?: PictureLoad;
  /** Whether a failed image shows a sentence (specification 2 §8). */
  explainsFailure?: boolean;
  /** Media query of screens on which the stylesheet hides it: there it is not fetched. */
  hiddenOn?: string;
  className?: string;
};

/** A transparent pixel, for screens on which a picture is hidden. */
const BLANK = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** A picture whose box keeps its size, with a blurred placeholder if known, also when loading fails (document/boot/failed-pictures.ts). */
export function Picture({ src, alt, width, height, sizes, photo = null, focus, load = "near", ...props }: PictureProps) {
  const { explainsFailure = false, hiddenOn, className } = props;
  const sources = pictureSources(src, photo, usePage().mediaHost);
  const img = (
    <img
      className={className}
      // Before `src`, which would otherwise be fetched first.
      sizes={sources.webp && sizes}
      srcSet={sources.webp}
      src={sources.src}
      alt={alt}
      width={width}
      height={height}
      loading={load === "near" ? "lazy" : "eager"}
      fetchPriority={load === "largest" ? "high" : undefined}
      decoding="async"
      data-explains={explainsFailure ? "" : undefined}
      style={styleOf(focus, photo)}
    />
  );
  if (!sources.avif && !hiddenOn) return img;
  return (
    <picture className={styles.picture}>
      {hiddenOn && <source media={hiddenOn} srcSet={BLANK} />}
      {sources.avif && <source type="image/avif" sizes={sizes} srcSet={sources.avif} />}
      {img}
    </picture>
  );
}

function styleOf(focus: PictureProps["focus"], photo: Photo | null): CSSProperties | undefined {
  const position = focus ? `${positionOf(focus.x)}% ${positionOf(focus.y)}%` : null;
  const placeholder = photo?.placeholder ? `url(data:image/webp;base64,${photo.placeholder})` : null;
  if (!placeholder) return position ? { objectPosition: position } : undefined;
  return { ...(position && { objectPosition: position }), background: `${placeholder} ${position ?? "50% 50%"} / cover` };
}

/**
 * Share of a picture that our widest crops remove. `object-position` applies to this remainder: a point at 60 % is in the middle of a crop
 * that keeps 60 % when the position is 75 %.
 */
const CROPPED = 0.4;

function positionOf(share: number): number {
  return Math.round(Math.min(100, Math.max(0, 50 + ((share - 0.5) / CROPPED) * 100)));
}
