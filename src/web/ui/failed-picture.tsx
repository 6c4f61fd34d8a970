import { useWords } from "../words/use-words.ts";
import styles from "./failed-picture.module.css";

type FailedPictureProps = { src: string; size: { width: number; height: number }; explains: boolean; className?: string };

/** Takes the room of a picture that cannot be shown; a drawing says that itself, a sentence comes when asked for (specification 2 §8). */
export function FailedPicture({ src, size, explains, className }: FailedPictureProps) {
  const { card } = useWords();
  return (
    <span
      className={[styles.failed, className].filter(Boolean).join(" ")}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      aria-hidden={explains ? undefined : true}
    >
      {isDrawing(src) && <strong>{card.drawingFailed}</strong>}
      {explains && card.pictureFailed}
    </span>
  );
}

function isDrawing(src: string): boolean {
  return /\.svg(?:$|[?#])/i.test(src);
}
