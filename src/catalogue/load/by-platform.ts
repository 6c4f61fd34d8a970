/** A section of the directory for each platform, by its id. */
export type ByPlatform<Section> = ReadonlyMap<number, Section>;

/** Groups rows by platform and makes a section of each group. */
export function byPlatform<Row extends { platform: number }, Section>(
  rows: readonly Row[],
  section: (rows: readonly Row[]) => Section,
): ByPlatform<Section> {
  const parts = Map.groupBy(rows, ({ platform }) => platform);
  return new Map([...parts].map(([platform, part]) => [platform, section(part)]));
}
