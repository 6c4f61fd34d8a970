import { useState } from "react";
import { useWords } from "../words/use-words.ts";
import styles from "./picture.module.css";

type PictureProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** What a crop keeps, as shares of width and height. */
  focus?: { x: number; y: number } | null;
  eager?: boolean;
  className?: string;
};

/** A picture that keeps its room while it loads, and says so in words when it cannot. */
export function Picture({ src, alt, width, height, focus, eager = false, className }: PictureProps) {
  const { card } = useWords();
  const [failed, setFailed] = useState(false);
  if (failed) return <span className={[styles.failed, className].filter(Boolean).join(" ")}>{card.pictureFailed}</span>;
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      style={focus ? { objectPosition: `${positionOf(focus.x)}% ${positionOf(focus.y)}%` } : undefined}
      onError={() => setFailed(true)}
    />
  );
}

/**
 * `object-position` shares out what a crop leaves over, not the picture: a point at 60 % only comes to the middle of a crop
 * that keeps 60 % of the picture, as our widest do, when the position is 75 %.
 */
const LEFT_OVER = 0.4;

function positionOf(share: number): number {
  return Math.round(Math.min(100, Math.max(0, 50 + ((share - 0.5) / LEFT_OVER) * 100)));
}
