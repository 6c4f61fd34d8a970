import { useState } from "react";
import field from "../../ui/form/field.module.css";
import { Icon } from "../../ui/layout/icon.tsx";

/** `unreadable`: the error for a date that does not exist or is out of bounds. */
type AgendaFieldProps = { label: string; name: string; unreadable?: string } & React.ComponentProps<"input">;

/** A labelled field of the agenda's search; `name` is also its query parameter. Other props are those of the input. */
export function AgendaField({ label, name, unreadable, ...input }: AgendaFieldProps) {
  const [isBad, setBad] = useState(false);
  const problem = `${name}-problem`;
  const states = isBad && { "aria-invalid": true, "aria-describedby": problem };
  return (
    <div className={field.field}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        className={field.input}
        // Not while typing: an incomplete date is no error yet.
        onBlur={({ currentTarget }) => setBad(!currentTarget.validity.valid)}
        onInput={({ currentTarget }) => isBad && setBad(!currentTarget.validity.valid)}
        {...states}
        {...input}
      />
      {isBad && (
        <p className={field.problem} id={problem} role="alert">
          <Icon name="alert" />
          {unreadable}
        </p>
      )}
    </div>
  );
}
