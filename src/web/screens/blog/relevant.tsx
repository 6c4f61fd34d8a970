import type { RelevantActivities } from "../../../articles/blogs/relevant-activities.server.ts";
import { Link } from "../../ui/layout/link.tsx";
import { useBrand } from "../../page-context/use-page.ts";
import { useWords } from "../../words/use-words.ts";
import styles from "./relevant.module.css";
import { usePageWords } from "../../words/page-words.server.ts";

/** Activities related to an article, by province (specification 2 §3, Blogs). */
export function Relevant({ relevant }: { relevant: readonly RelevantActivities[] }) {
  const blogs = usePageWords().blogs;
  const { detail, places } = useWords();
  const { countryCode } = useBrand();
  if (relevant.length === 0) return null;
  return (
    <aside className={styles.relevant} aria-labelledby="relevant">
      <h2 id="relevant">{blogs.relevant}</h2>
      <ul>
        {relevant.map(({ province, activities }) => (
          <li key={province}>
            <h3>{province ?? detail.whole(places.countries[countryCode])}</h3>
            <ul>
              {activities.map(({ title, url, place }) => (
                <li key={url}>
                  <Link to={url}>{title}</Link>
                  {place && <span>{place}</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </aside>
  );
}
