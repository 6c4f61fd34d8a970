import styles from "./field.module.css";
import { Icon } from "./icon.tsx";

type FieldProps = {
  id: string;
  label: string;
  optional?: string;
  hint?: string;
  /** What is wrong with it, in words. */
  problem?: string;
  className?: string;
} & (
  | ({ as?: "input" } & Omit<React.ComponentProps<"input">, "id" | "className">)
  | ({ as: "textarea" } & Omit<React.ComponentProps<"textarea">, "id" | "className">)
);

/** A text field: label above, hint and error below, tied together for those who do not see it. */
export function Field({ id, label, optional, hint, problem, className, ...control }: FieldProps) {
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ") || undefined;
  const shared = { id, className: styles.input, "aria-invalid": problem ? true : undefined, "aria-describedby": described };
  return (
    <div className={[styles.field, className].filter(Boolean).join(" ")}>
      <label htmlFor={id}>
        {label} {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {control.as === "textarea" ? <textarea {...withoutAs(control)} {...shared} /> : <input {...withoutAs(control)} {...shared} />}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          <Icon name="alert" />
          {problem}
        </p>
      )}
    </div>
  );
}

function withoutAs<Props extends { as?: string }>({ as: _as, ...props }: Props): Omit<Props, "as"> {
  return props;
}
