import styles from "./field.module.css";
import { Icon } from "../layout/icon.tsx";

type Control =
  | ({ as?: "input" } & Omit<React.ComponentProps<"input">, "id" | "className">)
  | ({ as: "textarea" } & Omit<React.ComponentProps<"textarea">, "id" | "className">)
  | ({ as: "select" } & Omit<React.ComponentProps<"select">, "id" | "className">);

type FieldProps = {
  id: string;
  label: string;
  optional?: string;
  hint?: string;
  /** A hint that changes while typing, such as the number of characters left. */
  note?: React.ReactNode;
  /** The error text. */
  problem?: string;
  className?: string;
} & Control;

/**
 * A field with label, hint and error, linked for screen readers. `aria-required` instead of `required`: before hydration, and without
 * JavaScript, browsers would report missing fields in their own language, one at a time.
 */
export function Field({ id, label, optional, hint, note, problem, className, required, ...control }: FieldProps) {
  const described = [hint && `${id}-hint`, note && `${id}-note`, problem && `${id}-problem`].filter(Boolean).join(" ") || undefined;
  const states = { "aria-required": required, "aria-invalid": problem ? true : undefined, "aria-describedby": described };
  const shared = { id, className: styles.input, ...states };
  return (
    <div className={[styles.field, className].filter(Boolean).join(" ")}>
      <label htmlFor={id}>
        {label} {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {controlOf(control, shared)}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {note && (
        <p className={styles.hint} id={`${id}-note`}>
          {note}
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

type Shared = Pick<React.ComponentProps<"input">, "id" | "className" | "aria-required" | "aria-invalid" | "aria-describedby">;

function controlOf(control: Control, shared: Shared) {
  switch (control.as) {
    case "textarea":
      return <textarea {...withoutAs(control)} {...shared} />;
    case "select":
      return <select {...withoutAs(control)} {...shared} />;
    case undefined:
    case "input":
      return <input {...withoutAs(control)} {...shared} />;
  }
}

function withoutAs<Props extends { as?: string }>({ as: _as, ...props }: Props): Omit<Props, "as"> {
  return props;
}
