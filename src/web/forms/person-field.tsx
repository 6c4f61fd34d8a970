import { Field } from "../ui/form/field.tsx";
import type { FormState } from "./visitor-form.tsx";
import { useWords } from "../words/use-words.ts";

/** Attributes of the contact fields, the same in every form (specification 2 §3); the keys are those of the labels in `contactForm`. */
const CONTROLS = {
  name: { name: "name", autoComplete: "name", required: true },
  company: { name: "companyName", autoComplete: "organization" },
  // Not of type `email`: browsers would block invalid addresses without JavaScript, and rewrite international domains.
  email: { name: "email", inputMode: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false, required: true },
  phone: { name: "phone", type: "tel", autoComplete: "tel", required: true },
  address: { name: "address", autoComplete: "address-line1" },
  zipcode: { name: "zipcode", autoComplete: "postal-code" },
  city: { name: "city", autoComplete: "address-level2" },
} as const satisfies Record<string, React.ComponentProps<"input"> & { name: string }>;

type PersonFieldProps = Pick<FormState, "about"> & {
  of: keyof typeof CONTROLS;
  /** The form's own limit, in characters. */
  longest: number;
  /** Replaces the label that the field has in other forms. */
  label?: string;
  required?: boolean;
  className?: string;
};

/** A field for the name, the address or the contact details of a person. */
export function PersonField({ of, about, longest, label, ...own }: PersonFieldProps) {
  const { contactForm } = useWords();
  const { name, ...control } = CONTROLS[of];
  return (
    <Field
      {...about(name)}
      label={label ?? contactForm[of]}
      optional={of === "company" ? contactForm.optional : undefined}
      {...control}
      maxLength={longest}
      {...own}
    />
  );
}
