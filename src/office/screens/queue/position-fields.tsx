import type { ShownItem } from "../../../moderation/held-item.ts";
import { Field } from "../../../web/ui/form/field.tsx";
import { useWords } from "../../page-context.ts";
import styles from "./item.module.css";
import { POSITION_FIELDS, type TypedPosition } from "./position.ts";

type PositionFieldsProps = { item: ShownItem; typed: TypedPosition | undefined; form: string };

/** Where a suggested city is. The fields belong to the form of its release, whose id is `form`. */
export function PositionFields({ item, typed, form }: PositionFieldsProps) {
  const { queue } = useWords();
  return (
    <div className={styles.position}>
      {(["lon", "lat"] as const).map((part) => (
        <Field
          key={part}
          id={POSITION_FIELDS[part]}
          name={POSITION_FIELDS[part]}
          form={form}
          label={queue.degrees[part]}
          problem={typed?.[part].problem}
          defaultValue={typed ? typed[part].text : String(item.fields[part])}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
        />
      ))}
    </div>
  );
}
