/** The lines of a CSV text as objects with the keys of its header; values contain no commas and quotes. */
export function readCsv(text: string, file: string): Record<string, string>[] {
  const [header = "", ...lines] = text.trimEnd().split("\n");
  const columns = header.split(",");

  return lines.map((line, index) => {
    const values = line.split(",");
    if (values.length !== columns.length || line.includes('"')) {
      throw new Error(`${file}, line ${index + 2}: expected the ${columns.length} values of "${header}".`);
    }
    return Object.fromEntries(columns.map((column, position) => [column, values[position] ?? ""]));
  });
}
