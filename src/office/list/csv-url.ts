import { listUrl, type ListQuery, type ListSpec } from "./list-query.ts";

/** Where a list is downloaded as CSV: all pages of its filters and order. */
export function csvUrl(spec: ListSpec, query: ListQuery): string {
  return listUrl({ ...spec, path: `${spec.path}/csv` }, query, { page: 1 });
}
