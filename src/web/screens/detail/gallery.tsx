import { lazy, Suspense, useState } from "react";
import type { PublicMedia } from "../../../contract/entities/media.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useWords } from "../../words/use-words.ts";
import styles from "./gallery.module.css";

const Lightbox = lazy(() => import("./lightbox.tsx"));

/** Pictures in the mosaic: one large and four small. */
const IN_MOSAIC = 5;

/**
 * The pictures of an activity: a mosaic on wide screens, side by side on small ones. Each is a link to itself; once
 * hydrated it opens the lightbox, whose code comes with the first click.
 */
export function Gallery({ title, media }: { title: string; media: readonly PublicMedia[] }) {
  const { detail, card } = useWords();
  const [open, setOpen] = useState<number | null>(null);
  if (media.length === 0) return <p className={styles.bare}>{card.noPicture}</p>;

  const firstVideo = media.findIndex(({ type }) => type === "VIDEO");
  const shown = media.filter(({ type }) => type === "IMAGE").slice(0, IN_MOSAIC);
  return (
    <div className={styles.box}>
      <ul className={styles.mosaic} data-pictures={shown.length} aria-label={card.pictures(title)}>
        {shown.map(({ id, url, alt, focus }, index) => (
          <li key={id}>
            <a
              href={url}
              aria-label={`${detail.enlarge(index + 1, media.length)}: ${alt}`}
              onClick={(event) => {
                event.preventDefault();
                setOpen(media.findIndex((one) => one.id === id));
              }}
            >
              <Picture src={url} alt="" focus={focus} width={1200} height={900} eager={index === 0} />
            </a>
          </li>
        ))}
      </ul>
      {firstVideo >= 0 && (
        <button className={styles.video} type="button" onClick={() => setOpen(firstVideo)}>
          <Icon name="next" /> Video
        </button>
      )}
      <span className={styles.count} aria-hidden="true">
        <Icon name="pictures" small /> {media.length}
      </span>
      {open !== null && (
        <Suspense>
          <Lightbox media={media} index={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}
