import { buttonClass } from "../../web/ui/form/button.ts";
import { useWords } from "../page-context.ts";
import styles from "./filter-form.module.css";
import { orderInUrl, type ListFilter, type ListQuery, type ListSpec } from "./list-query.ts";
import fields from "./small-field.module.css";

type FilterFormProps = {
  spec: ListSpec;
  query: ListQuery;
  /** The number of values that were chosen, where others are shown as well. */
  active?: number;
};

/** The filters of a list, as a form that leads to its address. */
export function FilterForm({ spec, query, active = Object.keys(query.values).length }: FilterFormProps) {
  const { list } = useWords();
  const order = orderInUrl(spec, query);
  const isFiltered = active > 0;
  return (
    <>
      <form method="get" action={spec.path} className={styles.filters} role="search">
        {/* A disclosure on phones, which works without a script. */}
        <input type="checkbox" id="filters" className={styles.toggle} />
        <label htmlFor="filters" className={styles.opener}>
          {isFiltered ? `${list.filters} (${active})` : list.filters}
        </label>
        {spec.filters.map((filter) => (
          <FilterField key={filter.name} filter={filter} value={query.values[filter.name] ?? ""} typed={query.invalid?.[filter.name]} />
        ))}
        {order !== null && <input type="hidden" name="orde" value={order} />}
        <button type="submit" className={buttonClass("white", "small")}>
          {list.filter}
        </button>
        {isFiltered && (
          <a href={spec.path} className={styles.clear}>
            {list.clear}
          </a>
        )}
      </form>
      <Invalid spec={spec} query={query} />
    </>
  );
}

/** Names the filters of the address that are none. What is wrong with a text stands at its field too. */
function Invalid({ spec, query: { invalid } }: { spec: ListSpec; query: ListQuery }) {
  const { list } = useWords();
  if (!invalid) return null;
  const named = spec.filters.filter(({ name }) => invalid[name] !== undefined);
  return (
    <div className={styles.problems} role="status">
      {named.length > 0 && <p>{list.invalid(named.map(({ label }) => label))}</p>}
    </div>
  );
}

/** `typed` is a value that does not filter. */
function FilterField({ filter, value, typed }: { filter: ListFilter; value: string; typed: string | undefined }) {
  const { list } = useWords();
  const id = `filter-${filter.name}`;
  const problem = filter.kind === "text" && typed !== undefined ? (filter.problem ?? list.tooShort) : null;
  return (
    <div className={filter.kind === "text" ? styles.wideFilter : styles.filter}>
      <label htmlFor={id} className={fields.label}>
        {filter.label}
      </label>
      {filter.kind === "choice" ? (
        <select id={id} name={filter.name} className={fields.input} defaultValue={value}>
          <option value="">{filter.all}</option>
          {filter.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          name={filter.name}
          className={fields.input}
          type={filter.kind === "day" ? "date" : "search"}
          {...boundsOf(filter)}
          defaultValue={problem === null ? value : typed}
          {...(problem !== null && { "aria-invalid": true, "aria-describedby": `${id}-problem` })}
        />
      )}
      {problem !== null && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** The browser says what is wrong with a text that is no filter. */
function boundsOf(filter: ListFilter) {
  return filter.kind === "text" ? { maxLength: 100, pattern: filter.pattern, title: filter.hint } : {};
}
