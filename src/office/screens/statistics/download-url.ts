import { listUrl } from "../../list/list-query.ts";
import type { StatisticsQuery } from "./statistics-query.ts";

/** The address of a CSV of what is on screen; its days are named, so that a link shows the same tomorrow. */
export function downloadUrl({ spec, list, period }: StatisticsQuery, path: string): string {
  const values = { ...list.values, van: period.from, tot: period.to };
  return listUrl({ ...spec, path }, { ...list, page: 1, values });
}
