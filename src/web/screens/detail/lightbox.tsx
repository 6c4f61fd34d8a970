import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import YetAnotherLightbox from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Video from "yet-another-react-lightbox/plugins/video";
import counterStyles from "yet-another-react-lightbox/plugins/counter.css?url";
import lightboxStyles from "yet-another-react-lightbox/styles.css?url";
import type { PublicMedia } from "../../../contract/entities/media.ts";
import { mediaUrl } from "../../../media/media-url.ts";
import { widthUrl } from "../../../media/widths/width-url.ts";
import { onOpenLightbox } from "../../islands/open-lightbox.ts";
import { usePage } from "../../page-context/use-page.ts";
import { Icon } from "../../ui/layout/icon.tsx";
import { PICTURE_SIZES } from "../../ui/picture/picture-sizes.ts";
import { useWords } from "../../words/use-words.ts";
import styles from "./gallery.module.css";

type Photo = Pick<NonNullable<PublicMedia["photo"]>, "width" | "height" | "widths">;
type Slide = Pick<PublicMedia, "type" | "url" | "alt"> & { photo: Photo | null };

/** The full-screen gallery, when open; wraps at both ends and closes with Escape. */
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
      {/* React suspends until they are loaded. */}
      <link rel="stylesheet" href={lightboxStyles} precedence="lightbox" />
      <link rel="stylesheet" href={counterStyles} precedence="lightbox" />
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

/** Closes the lightbox with the back gesture of a phone, in browsers with `CloseWatcher`. */
function useBackGesture(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!("CloseWatcher" in window)) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener("close", () => close());
    return () => watcher.destroy();
  }, []);
}

/** A photo in its own aspect ratio and available widths, as WebP, since the lightbox supports one format. */
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
