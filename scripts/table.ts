/** Formats a table with a header. Cells become one line each, cut at 80 characters. */
export function table(names: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [names, ...rows].map((cells) => cells.map((cell) => cut(cell.replace(/\s+/g, " ").trim())));
  const widths = names.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** `2027-05-11 10:00`, in UTC. */
export function minute(moment: Date | null): string {
  return moment ? moment.toISOString().slice(0, 16).replace("T", " ") : "";
}

const MAX_WIDTH = 80;

function cut(text: string): string {
  return text.length > MAX_WIDTH ? `${text.slice(0, MAX_WIDTH - 1)}…` : text;
}
