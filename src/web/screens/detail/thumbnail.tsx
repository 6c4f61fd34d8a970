import type { MouseEvent } from "react";
import type { PublicMedia } from "../../../contract/entities/media.ts";
import { Picture } from "../../ui/picture.tsx";
import { PICTURE_SIZES } from "../../ui/picture-sizes.ts";

type ThumbnailProps = { picture: PublicMedia; label: string; isFirst: boolean; onClick: (event: MouseEvent) => void };

/** One picture of the gallery; the first is seen at once, and the widest of the page. */
export function Thumbnail({ picture, label, isFirst, onClick }: ThumbnailProps) {
  const { url, focus } = picture;
  const size = isFirst ? PICTURE_SIZES.header : PICTURE_SIZES.banner;
  return (
    <a href={url} aria-label={label} onClick={onClick}>
      <Picture src={url} alt="" focus={focus} {...size} eager={isFirst} explains />
    </a>
  );
}
