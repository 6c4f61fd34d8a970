import type { Step } from "./step.ts";

/** The scenario with activities renumbered 1, 2, 3 … in the order of their ids; an empty list if they already are. */
export function renumbered(scenario: readonly Step[]): (readonly Step[])[] {
  const known = new Set(scenario.flatMap((step) => (step.step === "upsert" ? step.records.map(({ id }) => id) : [])));
  const ids = new Map([...known].toSorted((a, b) => a - b).map((id, index) => [id, index + 1]));
  const isChanged = [...ids].some(([before, after]) => before !== after);
  return isChanged ? [scenario.map((step) => withIds(step, (id) => ids.get(id) ?? id))] : [];
}

function withIds(step: Step, idOf: (id: number) => number): Step {
  switch (step.step) {
    case "upsert":
      return { ...step, records: step.records.map((record) => ({ ...record, id: idOf(record.id) })) };
    case "remove":
      return { ...step, ids: step.ids.map(idOf) };
    case "search": {
      const { filter, page } = step;
      const exclude = filter.excludeActivity ? { excludeActivity: idOf(filter.excludeActivity) } : {};
      const after = page.after ? { after: { ...page.after, id: idOf(page.after.id) } } : {};
      return { ...step, filter: { ...filter, ...exclude }, page: { ...page, ...after } };
    }
    case "describe":
    case "tidy":
    case "restart":
      return step;
  }
}
