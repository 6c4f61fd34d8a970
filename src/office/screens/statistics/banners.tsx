import type { BannerCounts } from "../../../analytics/read-statistics.server.ts";
import { brandOfPlatform } from "../../../brands/brands.ts";
import { useWords } from "../../page-context.ts";
import text from "../../ui/text.module.css";
import { bannerRate } from "./banner-rate.ts";
import { downloadUrl } from "./download-url.ts";
import { FigureTable } from "./figure-table.tsx";
import styles from "./statistics.module.css";
import type { StatisticsQuery } from "./statistics-query.ts";

/** Banners with their clicks per view. */
export function Banners({ asked, banners }: { asked: StatisticsQuery; banners: readonly BannerCounts[] }) {
  const { statistics, common } = useWords();
  if (banners.length === 0)
    return (
      <section className={text.section}>
        <h2>{statistics.banners}</h2>
        <p className={text.fine}>{statistics.noBanners}</p>
      </section>
    );
  return (
    <section className={text.section}>
      <h2>{statistics.banners}</h2>
      <p className={styles.download}>
        <a href={downloadUrl(asked, "/cijfers/banners.csv")}>{statistics.download}</a>
      </p>
      <FigureTable
        rows={banners}
        keyOf={({ banner }) => banner.id}
        columns={[
          { title: statistics.banner, cell: ({ banner }) => (banner.active ? banner.title : `${banner.title} ${statistics.inactive}`) },
          { title: common.brand, cell: ({ platformId }) => brandOfPlatform(platformId).name, isText: true },
          { title: statistics.views, cell: ({ views }) => views },
          { title: statistics.clicks, cell: ({ clicks }) => clicks },
          { title: statistics.rate, cell: (counts) => bannerRate(counts, common.locale) ?? common.none },
        ]}
      />
    </section>
  );
}
