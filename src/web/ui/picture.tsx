import { useEffect, useRef, useState } from "react";
import { FailedPicture } from "./failed-picture.tsx";

type PictureProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** What a crop keeps, as shares of width and height. */
  focus?: { x: number; y: number } | null;
  /** Belongs to what is seen first. */
  eager?: boolean;
  /** Is fetched wherever it is; otherwise it waits until it comes near. */
  wanted?: boolean;
  /** Whether a failure is said in a sentence (specification 2 §8). */
  explains?: boolean;
  className?: string;
};

/** A picture that keeps its room while it loads, and also when it cannot. */
export function Picture({ src, alt, width, height, focus, eager = false, wanted = eager, explains = false, className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  // A failure from before hydration told nobody.
  useEffect(() => {
    if (image.current && hasFailed(image.current)) setFailedSrc(src);
  }, [src]);
  if (failedSrc === src) return <FailedPicture src={src} size={{ width, height }} explains={explains} className={className} />;

  return (
    <img
      ref={image}
      className={className}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={wanted ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      style={focus ? { objectPosition: `${positionOf(focus.x)}% ${positionOf(focus.y)}%` } : undefined}
      onError={() => setFailedSrc(src)}
    />
  );
}

/** One that waits for its turn shows a picture of nothing, which has a width. */
function hasFailed({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0;
}

/**
 * `object-position` shares out what a crop leaves over, not the picture: a point at 60 % only comes to the middle of a crop
 * that keeps 60 % of the picture, as our widest do, when the position is 75 %.
 */
const LEFT_OVER = 0.4;

function positionOf(share: number): number {
  return Math.round(Math.min(100, Math.max(0, 50 + ((share - 0.5) / LEFT_OVER) * 100)));
}
