import { useBrand } from "../../page-context/use-page.ts";
import { goTo } from "../../navigation/go-to.ts";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { buttonClass } from "../../ui/form/button.ts";
import { Icon } from "../../ui/layout/icon.tsx";
import { KeywordInput } from "../../search-fields/keyword-input.tsx";
import { urlOfChoice } from "../../search-fields/keywords/url-of-choice.ts";
import { PlaceInput } from "../../search-fields/place-input.tsx";
import { useWords } from "../../words/use-words.ts";
import styles from "./hero-search.module.css";
import { useHeroTotal } from "./use-hero-total.ts";

type HeroSearchProps = { total: number; filters: { id: number; name: string }[] };

/** The search of the home page: a plain GET form to the overview. Hydrated, its button shows the number of results. */
export function HeroSearch({ total, filters }: HeroSearchProps) {
  const { home, activities } = useWords();
  const brand = useBrand();
  const live = useHeroTotal(total);

  return (
    <form ref={live.form} className={styles.search} role="search" action="/uitjes" onChange={live.count}>
      <div className={styles.field}>
        <label htmlFor="hero-kind">{brand.heroGroup}</label>
        <select id="hero-kind" name="filters" defaultValue="">
          <option value="">{home.anyKind}</option>
          {filters.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field} data-anchor>
        <label htmlFor="hero-place">{home.place}</label>
        <PlaceInput id="hero-place" placeholder={home.placeHint} onSuggestions={live.addPlaces} />
      </div>
      <div className={styles.field} data-anchor>
        <label htmlFor="hero-keyword">{home.keyword}</label>
        <KeywordInput
          id="hero-keyword"
          placeholder={brand.home.keywordHint}
          onChoose={(suggestion, { form }) => goTo(urlOfChoice(suggestion, new FormData(form ?? undefined)))}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor="hero-persons">{home.persons}</label>
        <AmountInput
          id="hero-persons"
          name="personen"
          placeholder={home.personsHint}
          // Uncontrolled: a controlled value would replace text typed before hydration.
          ref={forceToZero}
          onChange={({ target }) => forceToZero(target)}
        />
      </div>
      <button className={buttonClass("main")} type="submit">
        <Icon name="search" />
        {home.show(activities(live.total))}
      </button>
    </form>
  );
}

/** A number of persons of 0 or less is forced to '0' (specification 2 §5). */
function forceToZero(field: HTMLInputElement | null): void {
  if (field && field.value !== "" && Number(field.value) <= 0) field.value = "0";
}
