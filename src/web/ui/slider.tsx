import { useRef, useState } from "react";
import type { Teaser } from "../../activities/teaser.ts";
import { useWords } from "../words/use-words.ts";
import { Icon } from "./icon.tsx";
import { Picture } from "./picture.tsx";
import styles from "./slider.module.css";

type SliderProps = { title: string; pictures: Teaser["pictures"]; eager: boolean };

/** The pictures of a card side by side: swiped by touch without JavaScript, with buttons for a pointer. */
export function Slider({ title, pictures, eager }: SliderProps) {
  const { card } = useWords();
  const slides = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  if (pictures.length === 0) return <div className={`${styles.slider} ${styles.bare}`}>{card.noPicture}</div>;

  function slideTo(index: number) {
    const width = slides.current?.clientWidth ?? 0;
    slides.current?.scrollTo({ left: ((index + pictures.length) % pictures.length) * width, behavior: "smooth" });
  }

  return (
    <div className={styles.slider}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys have the title's link */}
      <ul
        className={styles.slides}
        ref={slides}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the arrow keys; the buttons then need no Tab stop
        tabIndex={pictures.length > 1 ? 0 : undefined}
        aria-label={card.pictures(title)}
        // Under a finger the pictures lie above the card's link, and a tap is meant for it.
        onClick={({ currentTarget }) => currentTarget.closest("article")?.querySelector<HTMLElement>("h3 a")?.click()}
        onScroll={({ currentTarget }) => setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
      >
        {pictures.map(({ url, alt }, index) => (
          <li key={url}>
            <Picture src={url} alt={alt} width={400} height={300} eager={eager && index === 0} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <>
          <button
            className={`${styles.button} ${styles.back}`}
            type="button"
            tabIndex={-1}
            aria-label={card.previousPicture}
            onClick={() => slideTo(current - 1)}
          >
            <Icon name="back" />
          </button>
          <button
            className={`${styles.button} ${styles.next}`}
            type="button"
            tabIndex={-1}
            aria-label={card.nextPicture}
            onClick={() => slideTo(current + 1)}
          >
            <Icon name="next" />
          </button>
          <div className={styles.dots} aria-hidden="true">
            {pictures.map(({ url }, index) => (
              <i key={url} className={index === current ? styles.current : undefined} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
