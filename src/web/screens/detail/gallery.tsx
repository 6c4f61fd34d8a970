import { useState, type MouseEvent } from "react";
import type { PublicMedia } from "../../../contract/entities/media.ts";
import { Dots } from "../../ui/dots.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { PICTURE_SIZES } from "../../ui/picture-sizes.ts";
import { slideInView } from "../../ui/slide-to.ts";
import { useBrand } from "../../use-brand.ts";
import { useDetailWords } from "../../words/parts/detail.ts";
import { useWords } from "../../words/use-words.ts";
import styles from "./gallery.module.css";
import type { Lightbox as LightboxPart } from "./lightbox.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import { isDrawing } from "../../../media/is-drawing.ts";
import { panoramaUrl } from "../../../media/panorama-url.ts";

/** Pictures in the mosaic: one large and four small. */
const IN_MOSAIC = 5;

/**
 * The pictures of an activity: a mosaic on wide screens, side by side on small ones. Each is a link to itself, as is the
 * video; once hydrated they open the lightbox, whose code comes with the first click. Where it does not come, the links
 * lead to a window of their own, because a form on this page may be half filled in.
 */
export function Gallery({ title, media }: { title: string; media: readonly PublicMedia[] }) {
  const detail = useDetailWords();
  const { card } = useWords();
  const [Lightbox, setLightbox] = useState<typeof LightboxPart | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const [current, setCurrent] = useState(0);
  const { key } = useBrand();

  const pictures = media.filter(({ type }) => type === "IMAGE");
  const video = media.find(({ type }) => type === "VIDEO");
  const opening = (one: PublicMedia) => async (event: MouseEvent) => {
    event.preventDefault();
    setOpen(media.indexOf(one));
    try {
      const part = await import("./lightbox.tsx");
      setLightbox(() => part.Lightbox);
    } catch {
      setOpen(null);
      window.open(one.url, "_blank", "noopener");
    }
  };
  return (
    <div className={styles.box}>
      {pictures.length === 0 ? (
        <div className={styles.bare}>
          <Picture src={panoramaUrl(key)} alt="" {...PICTURE_SIZES.header} load="largest" />
        </div>
      ) : (
        <ul
          className={styles.mosaic}
          data-pictures={Math.min(pictures.length, IN_MOSAIC)}
          aria-label={card.pictures(title)}
          onScroll={({ currentTarget }) => setCurrent(slideInView(currentTarget))}
        >
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <Thumbnail
                picture={picture}
                label={`${detail.enlarge(index + 1, pictures.length)}: ${picture.alt}`}
                isFirst={index === 0}
                of={pictures.length}
                onClick={opening(picture)}
              />
              {isDrawing(picture) && <span className={styles.illustration}>{detail.illustration}</span>}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.onSmallScreens}>
        <Dots amount={pictures.length} current={current} />
      </div>
      {video && (
        <a className={styles.video} href={video.url} onClick={opening(video)}>
          <Icon name="play" /> {detail.video}
        </a>
      )}
      {pictures.length > 1 && (
        <span className={styles.count} aria-hidden="true">
          <Icon name="pictures" small /> <span className={styles.position}>{current + 1} / </span>
          {pictures.length}
        </span>
      )}
      {Lightbox && open !== null && <Lightbox media={media} index={open} onClose={() => setOpen(null)} arrow={styles.arrow} />}
    </div>
  );
}
