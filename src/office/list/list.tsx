import type { ReactNode } from "react";
import type { SavedView } from "../../accounts/saved-views.ts";
import type { ActionName } from "../../permissions/actions.ts";
import { offers } from "../http/office-request.ts";
import { useRequest, useWords } from "../page-context.ts";
import { csvUrl } from "./csv-url.ts";
import { FilterForm } from "./filter-form.tsx";
import styles from "./list.module.css";
import { listUrl, MOST_COUNTED, ROWS, type ListQuery, type ListSpec } from "./list-query.ts";
import table from "./table.module.css";
import { Views } from "./views.tsx";

export type Column<Row> = {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Its name in `ListSpec.orders`, if the list can be sorted by it. */
  order?: string;
  /** For a column of buttons, which say themselves what they are for. */
  isTitleHidden?: boolean;
  /** Right-aligned figures. */
  isNumber?: boolean;
  /** A word or two: on one line in a table, and without its title on the card of a phone. */
  isShort?: boolean;
  /** Words of ours, which never break within. What people typed may be one long word, and breaks anywhere. */
  hasOwnWords?: boolean;
  /** The column that a row is known by: the heading of its card on a phone, and the link to its page. */
  isMain?: boolean;
};

type ListProps<Row> = {
  spec: ListSpec;
  query: ListQuery;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** At most `MOST_COUNTED`; that many stand for more. */
  count: number;
  keyOf: (row: Row) => string | number;
  /** The page of a row, if it has one. */
  urlOf?: (row: Row) => string | null;
  /** What stands there when nothing is filtered and nothing there. */
  empty: { title: string; text?: string };
  /** The address of the same list as CSV, where it is about nobody. */
  exportUrl?: string;
  /** What it takes to download the same list as CSV, by a POST to its `/csv`. */
  exportAction?: ActionName;
  views: readonly SavedView[];
  /** The page shows the form of the filters above, since more than the list depends on it. */
  filtersAbove?: boolean;
};

/** A list with filters, order and pages in the address: it works without a script, and a link shows the same to a colleague. */
export function List<Row>(props: ListProps<Row>) {
  const { spec, query, rows, count, exportUrl, exportAction, views, filtersAbove } = props;
  const { list } = useWords();
  return (
    <div className={styles.list} id={filtersAbove ? LIST_ID : undefined}>
      {!filtersAbove && spec.filters.length > 0 && <FilterForm spec={spec} query={query} />}
      <div className={styles.bar}>
        <p>{list.rows(count, count >= MOST_COUNTED)}</p>
        {exportUrl && rows.length > 0 && <a href={exportUrl}>{list.export}</a>}
        {exportAction && rows.length > 0 && <Export url={csvUrl(spec, query)} action={exportAction} />}
        <Views spec={spec} query={query} views={views} />
      </div>
      {rows.length === 0 ? <Empty {...props} /> : <Table {...props} />}
      <Pages {...props} />
    </div>
  );
}

const LIST_ID = "lijst";

type Asked = Pick<ListProps<never>, "spec" | "query" | "filtersAbove">;

/** The address of another page or order; below other parts of a screen, of the list in it. */
function urlOfList({ spec, query, filtersAbove }: Asked, changes: Partial<ListQuery>): string {
  return `${listUrl(spec, query, changes)}${filtersAbove ? `#${LIST_ID}` : ""}`;
}

/** Why no rows are there, and the way to some. */
function Empty({ empty, ...asked }: Asked & Pick<ListProps<never>, "empty">) {
  const { spec, query } = asked;
  const { list } = useWords();
  const isFiltered = Object.keys(query.values).length > 0;
  if (query.page > 1) {
    return (
      <div className={styles.empty}>
        <p>{list.noPage(query.page)}</p>
        <a href={urlOfList(asked, { page: 1 })}>{list.toFirstPage}</a>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <p>{isFiltered ? list.nothingFound : empty.title}</p>
      {isFiltered ? <a href={spec.path}>{list.clear}</a> : empty.text && <p>{empty.text}</p>}
    </div>
  );
}

function Table<Row>(props: ListProps<Row>) {
  const { columns, rows, keyOf, urlOf } = props;
  const { list } = useWords();
  return (
    <table className={`${table.table} ${table.cards}`} data-list>
      <thead>
        <tr data-title={list.sort}>
          {columns.map((column) => (
            <Heading key={column.title} column={column} asked={props} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <Cell key={column.title} column={column} row={row} url={column.isMain ? urlOf?.(row) : undefined} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A form, since an export writes a line of the log. */
function Export({ url, action }: { url: string; action: ActionName }) {
  const request = useRequest();
  if (!offers(request, action)) return null;
  return (
    <form method="post" action={url}>
      <button type="submit">{request.words.list.export}</button>
    </form>
  );
}

function Heading<Row>({ column, asked }: { column: Column<Row>; asked: Asked }) {
  const { query } = asked;
  const { list } = useWords();
  const className = column.isNumber ? table.number : undefined;
  if (column.order === undefined) {
    return (
      <th scope="col" className={className}>
        {column.isTitleHidden ? <span className={table.hidden}>{column.title}</span> : column.title}
      </th>
    );
  }
  const isCurrent = query.order === column.order;
  const next = isCurrent && query.direction === "desc" ? "asc" : "desc";
  const sort = query.direction === "asc" ? "ascending" : "descending";
  return (
    <th scope="col" className={className} aria-sort={isCurrent ? sort : undefined}>
      <a href={urlOfList(asked, { order: column.order, direction: next })} title={list.sortBy(column.title)}>
        {column.title}
      </a>
    </th>
  );
}

function Cell<Row>({ column, row, url }: { column: Column<Row>; row: Row; url: string | null | undefined }) {
  const content = column.cell(row);
  const { isNumber, isShort, isMain, hasOwnWords } = column;
  const classes = [isNumber && table.number, isShort && table.short, isMain && table.primary, hasOwnWords && table.ownWords];
  const className = classes.filter(Boolean).join(" ") || undefined;
  if (isMain) {
    return (
      <th scope="row" className={className}>
        {url ? (
          <a href={url} data-row-link>
            {content}
          </a>
        ) : (
          content
        )}
      </th>
    );
  }
  return (
    <td className={className} data-title={column.isTitleHidden ? undefined : column.title}>
      {content}
    </td>
  );
}

function Pages<Row>(props: ListProps<Row>) {
  const { query, rows, count } = props;
  const { list } = useWords();
  const isMore = count >= MOST_COUNTED;
  const hasNext = isMore ? rows.length === ROWS : query.page * ROWS < count;
  if (rows.length === 0 || (query.page === 1 && !hasNext)) return null;
  const pages = Math.max(query.page, Math.ceil(count / ROWS));
  return (
    <nav className={styles.pages} aria-label={list.pages}>
      {query.page > 1 && (
        <a href={urlOfList(props, { page: query.page - 1 })} rel="prev">
          {list.previous}
        </a>
      )}
      <span>{list.page(query.page, `${pages}${isMore ? "+" : ""}`)}</span>
      {hasNext && (
        <a href={urlOfList(props, { page: query.page + 1 })} rel="next">
          {list.next}
        </a>
      )}
    </nav>
  );
}
