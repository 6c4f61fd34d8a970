import { useWords } from "../../page-context.ts";
import { Facts } from "../../ui/facts.tsx";

/** How many rows of each table. */
export function Counts({ counts }: { counts: Readonly<Record<string, number>> }) {
  const { privacy } = useWords();
  return <Facts facts={Object.entries(counts).map(([table, count]) => ({ label: privacy.tables[table] ?? table, value: count }))} />;
}
