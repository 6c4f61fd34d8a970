import type { EventTeaser } from "../agenda/event-teaser.ts";
import styles from "./event-pictures.module.css";
import { Icon } from "./icon.tsx";
import { PICTURE_SIZES } from "./picture-sizes.ts";
import { Picture } from "./picture.tsx";

/** A grid of four pictures, a single one, or a sign in their place (specification 2 §2, Agenda). */
export function EventPictures({ pictures, eager }: { pictures: EventTeaser["pictures"]; eager: boolean }) {
  if (pictures.length === 0) {
    return (
      <div className={`${styles.pictures} ${styles.none}`}>
        <Icon name="calendar" />
      </div>
    );
  }
  return (
    <div className={styles.pictures} data-count={pictures.length}>
      {pictures.map(({ url, alt, focus }, index) => (
        <Picture key={url} src={url} alt={alt} focus={focus} {...PICTURE_SIZES.banner} eager={eager && index === 0} />
      ))}
    </div>
  );
}
