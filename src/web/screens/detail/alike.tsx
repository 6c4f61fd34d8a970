import layout from "../../ui/layout.module.css";
import { Section } from "../../ui/section.tsx";
import type { Alike as Offered } from "./beside.server.ts";
import { Cards } from "./other-activities.tsx";

/** Activities of other organisations that are like this one. */
export function Alike({ alike: { title, activities } }: { alike: Offered }) {
  return (
    <div className={layout.notOnPaper}>
      <Section title={title} isFar>
        <Cards activities={activities} inRow={Math.min(3, activities.length)} />
      </Section>
    </div>
  );
}
