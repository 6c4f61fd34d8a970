import type { Teaser } from "../../activities/teaser.ts";
import { useWords } from "../words/use-words.ts";
import { Dots } from "./dots.tsx";
import { Icon } from "./icon.tsx";
import { NoPicture } from "./no-picture.tsx";
import type { PictureLoad } from "./picture-load.ts";
import { Picture } from "./picture.tsx";
import { PICTURE_SIZES } from "./picture-sizes.ts";
import styles from "./slider.module.css";

type SliderProps = {
  activity: Teaser;
  /** When the first is fetched. */
  load: PictureLoad;
};

/** The pictures of a card side by side: swiped by touch without JavaScript, with buttons for a pointer. */
export function Slider({ activity, load }: SliderProps) {
  const { title, details } = activity;
  return (
    <div className={styles.slider}>
      <Slides title={title} pictures={details.pictures} load={load} />
    </div>
  );
}

type SlidesProps = { title: string; pictures: Teaser["details"]["pictures"]; load: PictureLoad };

/** What can be done with them is the card's (document/sliders.ts). */
function Slides({ title, pictures, load }: SlidesProps) {
  const { card } = useWords();
  if (pictures.length === 0) return <NoPicture />;
  return (
    <>
      <ul
        className={styles.slides}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the arrow keys; the buttons then need no Tab stop
        tabIndex={pictures.length > 1 ? 0 : undefined}
        aria-label={card.pictures(title)}
      >
        {pictures.map(({ url, alt, photo }, index) => (
          <li key={url}>
            <Picture {...{ src: url, alt, photo, ...PICTURE_SIZES.card }} load={index === 0 ? load : "near"} explains />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <>
          <SliderButton to="back" step={-1} label={card.previousPicture} />
          <SliderButton to="next" step={1} label={card.nextPicture} />
          <Dots amount={pictures.length} current={0} />
        </>
      )}
    </>
  );
}

function SliderButton({ to, step, label }: { to: "back" | "next"; step: number; label: string }) {
  return (
    <button className={`${styles.button} ${styles[to]}`} type="button" tabIndex={-1} aria-label={label} data-step={step}>
      <Icon name={to} />
    </button>
  );
}
