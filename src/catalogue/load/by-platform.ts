/** Rows of all platforms, a list for each. */
export type ByPlatform<Section> = ReadonlyMap<number, Section>;

/** Takes rows apart by platform and makes a section of each part. */
export function byPlatform<Row extends { platform: number }, Section>(
  rows: readonly Row[],
  section: (rows: readonly Row[]) => Section,
): ByPlatform<Section> {
  const parts = Map.groupBy(rows, ({ platform }) => platform);
  return new Map([...parts].map(([platform, part]) => [platform, section(part)]));
}
