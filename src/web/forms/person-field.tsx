import { Field } from "../ui/form/field.tsx";
import type { FormState } from "./visitor-form.tsx";
import { useWords } from "../words/use-words.ts";

/** What is the same in every form (specification 2 §3); the keys are those of the labels in `contactForm`. */
const CONTROLS = {
  name: { name: "name", autoComplete: "name", required: true },
  company: { name: "companyName", autoComplete: "organization" },
  // Plain text: a field of type `email` would hold back what is wrong without JavaScript, and rewrite domains of other scripts.
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
  /** The word of all forms, unless this one has another. */
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
