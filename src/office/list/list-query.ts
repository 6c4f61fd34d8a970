import { brands } from "../../brands/brands.ts";

/** Rows of a page of a list. */
export const ROWS = 50;
/** More rows are not counted, so that a list of 100,000 costs what one of 1,000 does. */
export const MOST_COUNTED = 1_000;

/** A filter of a list; its value stands in the address under its name. */
export type ListFilter =
  | { kind: "choice"; name: string; label: string; all: string; options: readonly { value: string; label: string }[] }
  /**
   * Texts that do not match the whole `pattern` (of HTML) count as not set; `hint` says what matches, and `problem` what to type instead:
   * without it at least three characters.
   */
  | { kind: "text"; name: string; label: string; pattern?: string; hint?: string; problem?: string }
  | { kind: "day"; name: string; label: string };

/** What can be asked of a list. `orders` names the columns that it can be sorted by; the first is the default, descending. */
export type ListSpec = {
  path: string;
  filters: readonly ListFilter[];
  orders: readonly [string, ...string[]];
  defaultDirection?: "asc" | "desc";
};

export type ListQuery = {
  /** From 1. */
  page: number;
  order: string;
  direction: "asc" | "desc";
  /** The valid values of its filters; those that are not set are missing. */
  values: Readonly<Partial<Record<string, string>>>;
  /** The filters with an invalid value, and what was typed. They do not filter, and the page names them. */
  invalid?: Readonly<Partial<Record<string, string>>>;
};

const LONGEST_TEXT = 100;
const LAST_PAGE = 10_000;
/** Of the years 1000 to 2999: PostgreSQL has no year 0, and periods are compared with those before them. */
const DAY = /^[12]\d{3}-\d\d-\d\d$/;

/**
 * Reads the query of an address. Whatever is invalid counts as not set: an address that somebody shortened still shows the list. A period
 * whose end is before its beginning is read the other way round.
 */
export function readListQuery(parameters: URLSearchParams, spec: ListSpec): ListQuery {
  const [defaultOrder] = spec.orders;
  const [order = "", direction = ""] = (parameters.get("orde") ?? "").split(".");
  const isKnown = spec.orders.includes(order);
  const page = Number(parameters.get("p") ?? 1);
  const typed = spec.filters
    .map((filter) => ({ filter, text: parameters.get(filter.name)?.trim() ?? "" }))
    .filter(({ text }) => text !== "");
  const read = typed.map(({ filter, text }) => ({ name: filter.name, text, value: valueOf(filter, text) }));
  const values = Object.fromEntries(read.flatMap(({ name, value }) => (value === null ? [] : [[name, value]])));
  const invalid = read.filter(({ value }) => value === null).map(({ name, text }) => [name, text.slice(0, LONGEST_TEXT)]);
  return {
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1,
    order: isKnown ? order : defaultOrder,
    direction: isKnown && (direction === "asc" || direction === "desc") ? direction : (spec.defaultDirection ?? "desc"),
    values: inOrder(values),
    ...(invalid.length > 0 && { invalid: Object.fromEntries(invalid) }),
  };
}

function inOrder({ van, tot, ...values }: Record<string, string>): Record<string, string> {
  const [from, to] = van !== undefined && tot !== undefined && van > tot ? [tot, van] : [van, tot];
  return { ...values, ...(from !== undefined && { van: from }), ...(to !== undefined && { tot: to }) };
}

/** The address of the list with another page, order or filters; the defaults are left out. A changed filter or order leads to page 1. */
export function listUrl(spec: ListSpec, query: ListQuery, changes: Partial<ListQuery> = {}): string {
  const { page, order, direction, values } = { ...query, ...(Object.keys(changes).length > 0 && { page: 1 }), ...changes };
  const parameters = new URLSearchParams();
  for (const { name } of spec.filters) if (values[name]) parameters.set(name, values[name]);
  const written = orderInUrl(spec, { order, direction });
  if (written !== null) parameters.set("orde", written);
  if (page > 1) parameters.set("p", String(page));
  const text = parameters.toString();
  return text === "" ? spec.path : `${spec.path}?${text}`;
}

/** The order as addresses name it; null for the default. */
export function orderInUrl(
  { orders: [first], defaultDirection = "desc" }: ListSpec,
  { order, direction }: Pick<ListQuery, "order" | "direction">,
) {
  return order === first && direction === defaultDirection ? null : `${order}.${direction}`;
}

/** The rows of the page. */
export function pageOf({ page }: Pick<ListQuery, "page">): { limit: number; offset: number } {
  return { limit: ROWS, offset: (page - 1) * ROWS };
}

/** The brand of the filter `merk`, as a platform id; null for all. */
export function brandOf({ values }: ListQuery): number | null {
  return brands.find(({ key }) => key === values["merk"])?.id ?? null;
}

function valueOf(filter: ListFilter, text: string): string | null {
  if (text === "") return null;
  switch (filter.kind) {
    case "choice":
      return filter.options.some(({ value }) => value === text) ? text : null;
    case "text":
      return isMatch(filter.pattern, text) ? text.slice(0, LONGEST_TEXT) : null;
    case "day":
      return DAY.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ? text : null;
  }
}

function isMatch(pattern: string | undefined, text: string): boolean {
  return pattern === undefined || new RegExp(`^(?:${pattern})$`, "v").test(text);
}
