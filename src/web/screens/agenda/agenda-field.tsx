import field from "../../ui/field.module.css";

/** A field of the agenda's search under its label, called in the address as in the form; its props are the input's. */
export function AgendaField({ label, name, ...input }: { label: string; name: string } & React.ComponentProps<"input">) {
  return (
    <div className={field.field}>
      <label htmlFor={name}>{label}</label>
      <input id={name} name={name} className={field.input} {...input} />
    </div>
  );
}
