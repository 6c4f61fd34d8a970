import YetAnotherLightbox from "yet-another-react-lightbox";
import Video from "yet-another-react-lightbox/plugins/video";
import "yet-another-react-lightbox/styles.css";
import type { PublicMedia } from "../../../contract/entities/media.ts";
import { useWords } from "../../words/use-words.ts";

type LightboxProps = { media: readonly PublicMedia[]; index: number; onClose: () => void };

/** The pictures over the whole screen; wraps at both ends and closes on Escape. */
export default function Lightbox({ media, index, onClose }: LightboxProps) {
  const { card, detail } = useWords();
  return (
    <YetAnotherLightbox
      open
      index={index}
      close={onClose}
      plugins={[Video]}
      controller={{ closeOnBackdropClick: true }}
      labels={{ Previous: card.previousPicture, Next: card.nextPicture, Close: detail.closePictures }}
      slides={media.map(({ type, url, alt }) =>
        type === "VIDEO" ? { type: "video", sources: [{ src: url, type: "video/mp4" }] } : { src: url, alt, width: 1200, height: 900 },
      )}
    />
  );
}
