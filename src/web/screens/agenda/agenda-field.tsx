import { useState } from "react";
import field from "../../ui/form/field.module.css";
import { Icon } from "../../ui/layout/icon.tsx";

/** `unreadable` is what is said of a day that does not exist, or that is out of bounds. */
type AgendaFieldProps = { label: string; name: string; unreadable?: string } & React.ComponentProps<"input">;

/** A field of the agenda's search under its label, called in the address as in the form; its props are the input's. */
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
        // Half a date is on its way to be one until its field is left.
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
