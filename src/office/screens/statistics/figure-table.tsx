import { useWords } from "../../page-context.ts";
import lists from "../../list/list.module.css";

type FigureColumn<Row> = { title: string; cell: (row: Row) => string | number };

type FigureTableProps<Row> = {
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** The first names the row; numbers are right-aligned. */
  columns: readonly [FigureColumn<Row>, ...FigureColumn<Row>[]];
};

/** A table of figures without order and pages. */
export function FigureTable<Row>({ rows, keyOf, columns }: FigureTableProps<Row>) {
  const { common } = useWords();
  const number = new Intl.NumberFormat(common.locale);
  const [first, ...others] = columns;
  const shown = (content: string | number) => (typeof content === "number" ? number.format(content) : content);
  return (
    <table className={lists.table}>
      <thead>
        <tr>
          <th scope="col">{first.title}</th>
          {others.map(({ title }) => (
            <th key={title} scope="col" className={lists.number}>
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
            {others.map(({ title, cell }) => (
              <td key={title} className={lists.number} data-title={title}>
                {shown(cell(row))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
