import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import YetAnotherLightbox from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Video from "yet-another-react-lightbox/plugins/video";
import counterSheet from "yet-another-react-lightbox/plugins/counter.css?url";
import sheet from "yet-another-react-lightbox/styles.css?url";
import type { PublicMedia } from "../../../contract/entities/media.ts";
import { mediaUrl } from "../../../media/media-url.ts";
import { widthUrl } from "../../../media/widths/width-url.ts";
import { onOpenLightbox } from "../../islands/open-lightbox.ts";
import { usePage } from "../../page/use-page.ts";
import { Icon } from "../../ui/layout/icon.tsx";
import { PICTURE_SIZES } from "../../ui/picture/picture-sizes.ts";
import { useWords } from "../../words/use-words.ts";
import styles from "./gallery.module.css";

type Photo = Pick<NonNullable<PublicMedia["photo"]>, "width" | "height" | "widths">;
type Slide = Pick<PublicMedia, "type" | "url" | "alt"> & { photo: Photo | null };

/** The pictures over the whole screen, once one is asked for; wraps at both ends and closes on Escape. */
export function Lightbox({ media }: { media: readonly Slide[] }) {
  const [index, setIndex] = useState<number | null>(null);
  useLayoutEffect(() => {
    onOpenLightbox(setIndex);
    return () => onOpenLightbox(null);
  }, []);
  return index === null ? null : <OpenLightbox media={media} index={index} onClose={() => setIndex(null)} />;
}

type OpenLightboxProps = { media: readonly Slide[]; index: number; onClose: () => void };

function OpenLightbox({ media, index, onClose }: OpenLightboxProps) {
  const { detail, card } = useWords();
  const { mediaHost } = usePage();
  useBackGesture(onClose);
  const { width, height } = PICTURE_SIZES.header;
  const { pictures, carousel, picture, position } = detail.lightbox;
  return (
    <>
      {/* React waits for them before it shows the pictures. */}
      <link rel="stylesheet" href={sheet} precedence="lightbox" />
      <link rel="stylesheet" href={counterSheet} precedence="lightbox" />
      <YetAnotherLightbox
        open
        index={index}
        close={onClose}
        plugins={[Counter, Video]}
        render={{ iconPrev: () => <Arrow name="back" />, iconNext: () => <Arrow name="next" /> }}
        controller={{ closeOnBackdropClick: true }}
        labels={{
          ...{ Previous: card.previousPicture, Next: card.nextPicture, Close: detail.closePictures },
          ...{ Lightbox: pictures, Carousel: carousel, "Photo gallery": pictures, Slide: picture, "{index} of {total}": position },
        }}
        slides={media.map(({ type, url, alt, photo }) =>
          type === "VIDEO"
            ? { type: "video", sources: [{ src: url, type: "video/mp4" }] }
            : { src: mediaUrl(url, mediaHost), alt, width, height, ...slideOf(photo, mediaUrl(url, mediaHost)) },
        )}
      />
    </>
  );
}

/** The back gesture of a phone closes what lies over the page, where browsers tell of it. */
function useBackGesture(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!("CloseWatcher" in window)) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener("close", () => close());
    return () => watcher.destroy();
  }, []);
}

/** A photo with its own shape, in the widths that it can be had in: those as WebP, for the lightbox knows one format. */
function slideOf(photo: Photo | null, src: string) {
  if (!photo) return {};
  const { width, height, widths } = photo;
  const heightOf = (one: number) => Math.round((one * height) / width);
  const srcOf = (one: number) => widthUrl(src, { own: width, width: one, format: "webp" });
  return { width, height, srcSet: widths.map((one) => ({ src: srcOf(one), width: one, height: heightOf(one) })) };
}

function Arrow({ name }: { name: "back" | "next" }) {
  return (
    <span className={styles.arrow}>
      <Icon name={name} />
    </span>
  );
}
