import { buttonClass } from "../../web/ui/form/button.ts";
import { useWords } from "../page-context.ts";
import styles from "./list.module.css";
import type { ListFilter, ListQuery, ListSpec } from "./list-query.ts";

/** The filters of a list, as a form that leads to its address. */
export function FilterForm({ spec, query }: { spec: ListSpec; query: ListQuery }) {
  const { list } = useWords();
  const [defaultOrder] = spec.orders;
  const active = Object.keys(query.values).length;
  const isFiltered = active > 0;
  return (
    <form method="get" action={spec.path} className={styles.filters} role="search">
      {/* A disclosure on phones, which works without a script. */}
      <input type="checkbox" id="filters" className={styles.toggle} />
      <label htmlFor="filters" className={styles.opener}>
        {isFiltered ? `${list.filters} (${active})` : list.filters}
      </label>
      {spec.filters.map((filter) => (
        <FilterField key={filter.name} filter={filter} value={query.values[filter.name] ?? ""} />
      ))}
      {query.order !== defaultOrder && <input type="hidden" name="orde" value={`${query.order}.${query.direction}`} />}
      <button type="submit" className={buttonClass("quiet", "small")}>
        {list.filter}
      </button>
      {isFiltered && (
        <a href={spec.path} className={styles.clear}>
          {list.clear}
        </a>
      )}
    </form>
  );
}

function FilterField({ filter, value }: { filter: ListFilter; value: string }) {
  const id = `filter-${filter.name}`;
  return (
    <div className={filter.kind === "text" ? styles.wideFilter : styles.filter}>
      <label htmlFor={id}>{filter.label}</label>
      {filter.kind === "choice" ? (
        <select id={id} name={filter.name} defaultValue={value}>
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
          defaultValue={value}
          {...(filter.kind === "day" ? { type: "date" } : { type: "search", maxLength: 100 })}
        />
      )}
    </div>
  );
}
