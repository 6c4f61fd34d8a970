const NUMBER = new Intl.NumberFormat("en");

/** A whole number with thousands separators. */
export function whole(figure: number): string {
  return NUMBER.format(Math.round(figure));
}

/** Milliseconds, with decimals by magnitude. */
export function time(milliseconds: number): string {
  return milliseconds < 10 ? milliseconds.toFixed(3) : milliseconds.toFixed(1);
}

/** A ratio, with a decimal if it is below 10. */
export function times(figure: number): string {
  return figure < 10 ? figure.toFixed(1) : whole(figure);
}

/** A line of a table in Markdown. */
export function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

/** The line below the header: the first column is text, all others are right-aligned numbers. */
export function ruler(columns: number): string {
  return row(Array.from({ length: columns }, (_, index) => (index === 0 ? "---" : "--:")));
}
