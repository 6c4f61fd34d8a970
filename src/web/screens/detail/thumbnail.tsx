import type { PublicMedia } from "../../../contract/entities/media.ts";
import { mediaUrl } from "../../../media/media-url.ts";
import { useMediaHost } from "../../use-media-host.ts";
import { Picture } from "../../ui/picture.tsx";
import { PICTURE_SIZES } from "../../ui/picture-sizes.ts";

type ThumbnailProps = {
  picture: PublicMedia;
  label: string;
  isFirst: boolean;
  of: number;
  /** Its index in the lightbox. */ enlarges: number;
};

/** One picture of the gallery; the first is seen at once, and the widest of the page. */
export function Thumbnail({ picture, label, isFirst, of, enlarges }: ThumbnailProps) {
  const { url, focus, photo } = picture;
  const mediaHost = useMediaHost();
  const size = sizeOf(isFirst, of);
  return (
    <a href={mediaUrl(url, mediaHost)} aria-label={label} data-enlarges={enlarges}>
      <Picture {...{ src: url, focus, photo, ...size }} alt="" load={isFirst ? "largest" : "near"} explains />
    </a>
  );
}

/** As the mosaic shares out its room among so many pictures. */
function sizeOf(isFirst: boolean, of: number) {
  if (of === 1) return PICTURE_SIZES.whole;
  if (of === 2) return PICTURE_SIZES.half;
  return isFirst ? PICTURE_SIZES.header : PICTURE_SIZES.small;
}
