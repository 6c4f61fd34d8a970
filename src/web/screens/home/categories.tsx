import type { FilterGroup } from "../../../activities/filter-groups.server.ts";
import { overviewUrl } from "../../../activities/overview-url.ts";
import type { Brand } from "../../../brands/brand.ts";
import { ArrowLink } from "../../ui/layout/arrow-link.tsx";
import { Link } from "../../ui/layout/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { PICTURE_SIZES } from "../../ui/picture/picture-sizes.ts";
import { Section } from "../../ui/layout/section.tsx";
import { useBrand } from "../../page-context/use-page.ts";
import { useWords } from "../../words/use-words.ts";
import styles from "./categories.module.css";

/** Data of the category cards: the filters of the brand's category group (specification 2 §2, Home; specification 3, second round). */
export function categoriesOf(groups: readonly FilterGroup[], { categoryGroup }: Pick<Brand, "categoryGroup">) {
  const group = groups.find(({ name }) => name === categoryGroup);
  return (group?.filters ?? []).map(({ id, name, activityCount, image }) => ({
    ...{ filterId: id, name, activityCount },
    image: image && { url: image.url, focus: image.focus, photo: image.photo },
  }));
}

/** Cards per row on a wide screen. The remainder of the last row decides the size of the first cards (categories.module.css). */
const IN_A_ROW = 4;

type CategoriesProps = { categories: ReturnType<typeof categoriesOf>; total: number };

/** The categories with their counts: cards, or on a small screen a list with thumbnails. */
export function Categories({ categories, total }: CategoriesProps) {
  const { home, activities } = useWords();
  const brand = useBrand();
  const all = <ArrowLink to="/uitjes">{home.all(activities(total))}</ArrowLink>;
  return (
    <Section title={brand.home.categories} action={all}>
      <ul className={styles.categories} data-amount={categories.length} data-over={categories.length % IN_A_ROW}>
        {categories.map(({ filterId, name, activityCount, image }) => (
          <li key={filterId}>
            <Link className={styles.category} to={overviewUrl({ filters: [filterId] })}>
              <span className={styles.picture}>
                {image && <Picture src={image.url} photo={image.photo} focus={image.focus} alt="" {...PICTURE_SIZES.usual} />}
              </span>
              <span className={styles.name}>
                <span>{name}</span>
                <span className={styles.count}>{activities(activityCount)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
