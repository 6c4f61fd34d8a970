import type { BannerTeaser } from "../../../promotions/banner-teaser.ts";
import { useWords } from "../../words/use-words.ts";
import styles from "./banner-card.module.css";
import { buttonClass } from "../form/button.ts";
import { Picture } from "../picture/picture.tsx";
import { PICTURE_SIZES } from "../picture/picture-sizes.ts";

/** The brand's banner between the cards. */
export function BannerCard({ banner }: { banner: BannerTeaser }) {
  const words = useWords();
  const inNewWindow = banner.linkTarget === "newWindow";
  const rel = `${banner.ctaType === "AD" ? "sponsored " : ""}nofollow${inNewWindow ? " noopener" : ""}`;
  return (
    <aside data-banner={banner.id} className={styles.banner} aria-label={banner.title}>
      {banner.image && (
        <Picture src={banner.image.url} photo={banner.image.photo} focus={banner.image.focus} alt="" {...PICTURE_SIZES.banner} />
      )}
      {banner.ctaType === "AD" && <span className={styles.ad}>{words.banner.advertisement}</span>}
      <div className={styles.text}>
        <h3>{banner.title}</h3>
        <a className={buttonClass("white")} href={banner.url} target={inNewWindow ? "_blank" : undefined} rel={rel}>
          {banner.buttonTitle}
        </a>
      </div>
    </aside>
  );
}
