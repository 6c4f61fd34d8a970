const NUMBER = new Intl.NumberFormat("en");

/** A whole number with its thousands apart. */
export function whole(figure: number): string {
  return NUMBER.format(Math.round(figure));
}

/** Milliseconds, with as many decimals as still say something. */
export function time(milliseconds: number): string {
  return milliseconds < 10 ? milliseconds.toFixed(3) : milliseconds.toFixed(1);
}

/** How many times as much. */
export function times(figure: number): string {
  return figure < 10 ? figure.toFixed(1) : whole(figure);
}

/** A line of a table in Markdown. */
export function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

/** The line below the heads: the first column is text, all others are figures. */
export function ruler(columns: number): string {
  return row(Array.from({ length: columns }, (_, index) => (index === 0 ? "---" : "--:")));
}
