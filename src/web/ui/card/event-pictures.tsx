import type { EventTeaser } from "../../../events/event-teaser.ts";
import styles from "./event-pictures.module.css";
import { Icon } from "../layout/icon.tsx";
import type { PictureLoad } from "../picture/picture-load.ts";
import { PICTURE_SIZES } from "../picture/picture-sizes.ts";
import { Picture } from "../picture/picture.tsx";

/** A grid of four pictures, a single one, or an icon (specification 2 §2, Agenda). */
export function EventPictures({ pictures, load }: { pictures: EventTeaser["pictures"]; load: PictureLoad }) {
  if (pictures.length === 0) {
    return (
      <div className={`${styles.pictures} ${styles.none}`}>
        <Icon name="calendar" />
      </div>
    );
  }
  const size = pictures.length > 1 ? PICTURE_SIZES.quarter : PICTURE_SIZES.event;
  return (
    <div className={styles.pictures} data-count={pictures.length}>
      {pictures.map(({ url, alt, focus, photo }, index) => (
        <Picture key={url} {...{ src: url, alt, focus, photo, ...size }} load={index === 0 ? load : "near"} />
      ))}
    </div>
  );
}
