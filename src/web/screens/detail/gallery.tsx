import type { PublicMedia } from "../../../contract/entities/media.ts";
import { isDrawing } from "../../../media/is-drawing.ts";
import { mediaUrl } from "../../../media/media-url.ts";
import { panoramaUrl } from "../../../media/panorama-url.ts";
import { EmptyIsland } from "../../islands/island.server.tsx";
import { Dots } from "../../ui/picture/dots.tsx";
import { Icon } from "../../ui/layout/icon.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { PICTURE_SIZES } from "../../ui/picture/picture-sizes.ts";
import { useBrand, usePage } from "../../page-context/use-page.ts";
import { useWords } from "../../words/use-words.ts";
import styles from "./gallery.module.css";

/** Pictures in the mosaic: one large and four small. */
const IN_MOSAIC = 5;

/**
 * The pictures of an activity: a mosaic on wide screens, side by side on small ones. Pictures and video are links to their files; with
 * JavaScript they open the lightbox (document/boot/galleries.ts).
 */
export function Gallery({ title, media }: { title: string; media: readonly PublicMedia[] }) {
  const { detail, card } = useWords();
  const { key } = useBrand();
  const pictures = media.filter(({ type }) => type === "IMAGE");
  const video = media.find(({ type }) => type === "VIDEO");
  return (
    <div className={styles.box} data-gallery="">
      {pictures.length === 0 ? (
        <div className={styles.bare}>
          <Picture src={panoramaUrl(key)} alt="" {...PICTURE_SIZES.header} load="largest" />
        </div>
      ) : (
        <ul className={styles.mosaic} data-pictures={Math.min(pictures.length, IN_MOSAIC)} aria-label={card.pictures(title)}>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <Thumbnail
                picture={picture}
                label={`${detail.enlarge(index + 1, pictures.length)}: ${picture.alt}`}
                isFirst={index === 0}
                of={pictures.length}
                enlarges={media.indexOf(picture)}
              />
              {isDrawing(picture) && <span className={styles.illustration}>{detail.illustration}</span>}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.onSmallScreens}>
        <Dots amount={pictures.length} current={0} />
      </div>
      {video && (
        <a className={styles.video} href={video.url} data-enlarges={media.indexOf(video)}>
          <Icon name="play" /> {detail.video}
        </a>
      )}
      {pictures.length > 1 && (
        <span className={styles.count} aria-hidden="true">
          <Icon name="pictures" small />{" "}
          <span className={styles.position} data-position="">
            1 /{" "}
          </span>
          {pictures.length}
        </span>
      )}
      {media.length > 0 && <EmptyIsland name="lightbox" props={{ media: media.map(slideOf) }} hydration="manual" />}
    </div>
  );
}

type ThumbnailProps = {
  picture: PublicMedia;
  label: string;
  isFirst: boolean;
  of: number;
  /** Index of the picture in the lightbox. */ enlarges: number;
};

/** One picture of the gallery; the first is the largest image of the first view. */
function Thumbnail({ picture, label, isFirst, of, enlarges }: ThumbnailProps) {
  const { url, focus, photo } = picture;
  const { mediaHost } = usePage();
  const size = sizeOf(isFirst, of);
  return (
    <a href={mediaUrl(url, mediaHost)} aria-label={label} data-enlarges={enlarges}>
      <Picture {...{ src: url, focus, photo, ...size }} alt="" load={isFirst ? "largest" : "near"} explainsFailure />
    </a>
  );
}

/** Sizes of a picture in a mosaic with `of` pictures. */
function sizeOf(isFirst: boolean, of: number) {
  if (of === 1) return PICTURE_SIZES.whole;
  if (of === 2) return PICTURE_SIZES.half;
  return isFirst ? PICTURE_SIZES.header : PICTURE_SIZES.small;
}

/** The data of a picture that the lightbox needs. */
function slideOf({ type, url, alt, photo }: PublicMedia) {
  return { type, url, alt, photo: photo && { width: photo.width, height: photo.height, widths: photo.widths } };
}
