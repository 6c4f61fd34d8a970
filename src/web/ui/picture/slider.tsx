import type { Teaser } from "../../../activities/teaser.ts";
import { useWords } from "../../words/use-words.ts";
import { Dots } from "./dots.tsx";
import { Icon } from "../layout/icon.tsx";
import { NoPicture } from "./no-picture.tsx";
import type { PictureLoad } from "./picture-load.ts";
import { Picture } from "./picture.tsx";
import { PICTURE_SIZES } from "./picture-sizes.ts";
import styles from "./slider.module.css";

type SliderProps = {
  activity: Teaser;
  /** Of the first picture. */
  load: PictureLoad;
};

/** The pictures of a card side by side: touch scrolls them, also without JavaScript; a mouse has buttons (document/boot/sliders.ts). */
export function Slider({ activity: { title, details }, load }: SliderProps) {
  const { card } = useWords();
  const { pictures } = details;
  const hasMany = pictures.length > 1;
  return (
    <div className={styles.slider}>
      {pictures.length === 0 ? (
        <NoPicture />
      ) : (
        <ul
          className={styles.slides}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll the focused list, so the buttons need no Tab stop
          tabIndex={hasMany ? 0 : undefined}
          aria-label={card.pictures(title)}
        >
          {pictures.map(({ url, alt, photo }, index) => (
            <li key={url}>
              <Picture {...{ src: url, alt, photo, ...PICTURE_SIZES.card }} load={index === 0 ? load : "near"} explainsFailure />
            </li>
          ))}
        </ul>
      )}
      {hasMany && (
        <>
          <SliderButton to="back" step={-1} label={card.previousPicture} />
          <SliderButton to="next" step={1} label={card.nextPicture} />
          <Dots amount={pictures.length} current={0} />
        </>
      )}
    </div>
  );
}

function SliderButton({ to, step, label }: { to: "back" | "next"; step: number; label: string }) {
  return (
    <button className={`${styles.button} ${styles[to]}`} type="button" tabIndex={-1} aria-label={label} data-step={step}>
      <Icon name={to} />
    </button>
  );
}
