import { Field } from "../ui/field.tsx";
import type { FormState } from "./visitor-form.tsx";
import { useWords } from "../words/use-words.ts";

/** `longest` is the form's own limit, in characters; the words are those of the forms unless it has others. */
type PersonField = Pick<FormState, "about" | "values"> & { longest: number; label?: string; className?: string };

/** Who somebody is and how an answer gets to them: the same fields in every form (specification 2 §3). */
export function NameField({ about, values, longest, label, className }: PersonField) {
  const { contactForm } = useWords();
  return (
    <Field
      {...about("name")}
      className={className}
      label={label ?? contactForm.name}
      autoComplete="name"
      required
      maxLength={longest}
      defaultValue={values.name}
    />
  );
}

export function CompanyField({ about, values, longest, label, className }: PersonField) {
  const { contactForm } = useWords();
  return (
    <Field
      {...about("companyName")}
      className={className}
      label={label ?? contactForm.company}
      optional={contactForm.optional}
      autoComplete="organization"
      maxLength={longest}
      defaultValue={values.companyName}
    />
  );
}

/** A field of text: one of addresses would hold back what is wrong without JavaScript, and rewrite domains of other scripts. */
export function EmailField({ about, values, longest, label, className }: PersonField) {
  const { contactForm } = useWords();
  return (
    <Field
      {...about("email")}
      className={className}
      label={label ?? contactForm.email}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={longest}
      defaultValue={values.email}
    />
  );
}

export function PhoneField({ about, values, longest, label, className }: PersonField) {
  const { contactForm } = useWords();
  return (
    <Field
      {...about("phone")}
      className={className}
      label={label ?? contactForm.phone}
      type="tel"
      autoComplete="tel"
      required
      maxLength={longest}
      defaultValue={values.phone}
    />
  );
}
