import { QUERY_LENGTH } from "../../../contract/limits.ts";
import { buttonClass } from "../../ui/button.ts";
import field from "../../ui/field.module.css";
import styles from "./organisation-search.module.css";
import { useOrganisationSearch } from "./use-organisation-search.ts";
import { useWords } from "../../words/use-words.ts";

/** Finds organisations while one types; without JavaScript with its button. */
export function OrganisationSearch({ query }: { query: string }) {
  const { organisations } = useWords();
  const { input, onInput, onSubmit } = useOrganisationSearch(query);
  return (
    <search>
      <form className={styles.search} action="/overzicht" onSubmit={onSubmit}>
        <label htmlFor="organisation">{organisations.search}</label>
        <input
          ref={input}
          id="organisation"
          className={field.input}
          type="search"
          name="zoek"
          placeholder={organisations.searchHint}
          defaultValue={query}
          maxLength={QUERY_LENGTH}
          autoComplete="off"
          onInput={onInput}
        />
        <button className={buttonClass("quiet")} type="submit">
          {organisations.searchButton}
        </button>
      </form>
    </search>
  );
}
