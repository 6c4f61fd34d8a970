import { useRef, useState } from "react";
import type { Teaser } from "../../activities/teaser.ts";
import { Kept } from "../kept-markup.tsx";
import { useWords } from "../words/use-words.ts";
import { Dots } from "./dots.tsx";
import { Icon } from "./icon.tsx";
import { NoPicture } from "./no-picture.tsx";
import type { PictureLoad } from "./picture-load.ts";
import { Picture } from "./picture.tsx";
import { PICTURE_SIZES } from "./picture-sizes.ts";
import { slideInView, slideTo } from "./slide-to.ts";
import styles from "./slider.module.css";

type SliderProps = {
  activity: Teaser;
  /** When the first is fetched. */
  load: PictureLoad;
  /** Somebody is at the card: then the pictures beside the first are fetched. */
  isTouched: boolean;
};

/** The pictures of a card side by side: swiped by touch without JavaScript, with buttons for a pointer. */
export function Slider(props: SliderProps) {
  const { activity, load } = props;
  return (
    <Kept tag="div" className={styles.slider} of={load === "near" ? activity : null} as="slider">
      <Slides {...props} />
    </Kept>
  );
}

function Slides({ activity: { title, pictures }, load, isTouched }: SliderProps) {
  const { card } = useWords();
  const slides = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  if (pictures.length === 0) return <NoPicture />;

  function slideBy(step: number) {
    if (slides.current) slideTo(slides.current, slideInView(slides.current) + step);
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys have the title's link */}
      <ul
        className={styles.slides}
        ref={slides}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the arrow keys; the buttons then need no Tab stop
        tabIndex={pictures.length > 1 ? 0 : undefined}
        aria-label={card.pictures(title)}
        // Under a finger the pictures lie above the card's link, and a tap is meant for it.
        onClick={({ currentTarget }) => currentTarget.closest("article")?.querySelector<HTMLElement>("h3 a")?.click()}
        onScroll={({ currentTarget }) => setCurrent(slideInView(currentTarget))}
      >
        {pictures.map(({ url, alt, photo }, index) => (
          <li key={url}>
            <Picture
              {...{ src: url, alt, photo, ...PICTURE_SIZES.card }}
              load={index === 0 ? load : "near"}
              wanted={isTouched || undefined}
              explains
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <>
          <SliderButton to="back" label={card.previousPicture} onClick={() => slideBy(-1)} />
          <SliderButton to="next" label={card.nextPicture} onClick={() => slideBy(1)} />
          <Dots amount={pictures.length} current={current} />
        </>
      )}
    </>
  );
}

function SliderButton({ to, label, onClick }: { to: "back" | "next"; label: string; onClick: () => void }) {
  return (
    <button className={`${styles.button} ${styles[to]}`} type="button" tabIndex={-1} aria-label={label} onClick={onClick}>
      <Icon name={to} />
    </button>
  );
}
