import { useWords } from "../../page-context.ts";
import styles from "./statistics.module.css";
import lists from "../../list/table.module.css";

type FigureColumn<Row> = {
  title: string;
  cell: (row: Row) => string | number;
  /** Left-aligned. */
  isText?: boolean;
};

type FigureTableProps<Row> = {
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** The first names the row. */
  columns: readonly [FigureColumn<Row>, ...FigureColumn<Row>[]];
};

/** A table of figures without order and pages. */
export function FigureTable<Row>({ rows, keyOf, columns }: FigureTableProps<Row>) {
  const { common } = useWords();
  const number = new Intl.NumberFormat(common.locale);
  const [first, ...others] = columns;
  const shown = (content: string | number) => (typeof content === "number" ? number.format(content) : content);
  return (
    <table className={`${lists.table} ${styles.figures}`}>
      <thead>
        <tr>
          <th scope="col">{first.title}</th>
          {others.map(({ title, isText }) => (
            <th key={title} scope="col" className={isText ? undefined : lists.number}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row" className={lists.primary}>
              {shown(first.cell(row))}
            </th>
            {others.map(({ title, cell, isText }) => (
              <td key={title} className={isText ? undefined : lists.number} data-title={title}>
                {shown(cell(row))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
