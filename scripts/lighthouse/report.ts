import { table } from "../table.ts";
import type { Judged } from "./judge-page.ts";

const NAMES = ["brand", "screen", "speed", "access", "practice", "seo", "LCP s", "TBT ms", "CLS", "below its bounds", "audits that cost"];

/** A table of the judged pages; scores below their bounds come at the end of a line. */
export function reportText(judged: readonly Judged[]): string {
  const rows = judged.map(({ brand, screen, scores, metrics, faults, lost }) => [
    brand,
    screen,
    ...Object.values(scores).map(String),
    (metrics.lcp_ms / 1000).toFixed(2),
    metrics.tbt_ms.toFixed(0),
    metrics.cls.toFixed(3),
    faults.join(", ") || "-",
    lost.join(", "),
  ]);
  return table(NAMES, rows);
}
