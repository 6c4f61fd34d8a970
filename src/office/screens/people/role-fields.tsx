import type { RoleAndBrands } from "../../../accounts/change-person.ts";
import { brands } from "../../../brands/brands.ts";
import type { Scope } from "../../../permissions/scope.ts";
import { Field } from "../../../web/ui/form/field.tsx";
import { useRequest } from "../../page-context.ts";
import form from "../../ui/form.module.css";

const ALL = "alle";

/** The role and brands of a posted form. Null without a role, and when an editor would have no brand. */
export function readRole(posted: URLSearchParams): RoleAndBrands | null {
  const role = posted.get("rol");
  if (role !== "ADMIN" && role !== "USER") return null;
  const keys = posted.getAll("merk");
  if (role === "USER" || keys.includes(ALL)) return { role, platformIds: null };
  const platformIds = brands.filter(({ key }) => keys.includes(key)).map(({ id }) => id);
  return platformIds.length === 0 ? null : { role, platformIds: platformIds.toSorted((a, b) => a - b) };
}

/** Role and brands; only those brands are offered that the actor has, as nobody can give more. */
export function RoleFields({ value, problem }: { value: RoleAndBrands; problem: string | undefined }) {
  const { words, scope, form: posted } = useRequest();
  const { people, common } = words;
  const checked = posted.has("rol") ? posted.getAll("merk") : keysOf(value);
  return (
    <>
      <Field as="select" id="rol" name="rol" label={people.role} defaultValue={posted.get("rol") ?? value.role}>
        <option value="ADMIN">{people.roles.ADMIN}</option>
        <option value="USER">{people.roles.USER}</option>
      </Field>
      <fieldset className={form.set} aria-describedby={problem && "merk-problem"}>
        <legend>{people.brands}</legend>
        {scope.platformIds === null && <Choice value={ALL} label={common.allBrands} isChecked={checked.includes(ALL)} />}
        {ownBrands(scope).map(({ key, name }) => (
          <Choice key={key} value={key} label={name} isChecked={checked.includes(key)} />
        ))}
        {problem && (
          <p role="alert" id="merk-problem">
            {problem}
          </p>
        )}
      </fieldset>
    </>
  );
}

function Choice({ value, label, isChecked }: { value: string; label: string; isChecked: boolean }) {
  return (
    <label className={form.choice}>
      <input type="checkbox" name="merk" value={value} defaultChecked={isChecked} />
      {label}
    </label>
  );
}

function keysOf({ platformIds }: RoleAndBrands): string[] {
  return platformIds === null ? [ALL] : brands.filter(({ id }) => platformIds.includes(id)).map(({ key }) => key);
}

function ownBrands({ platformIds }: Scope) {
  return brands.filter(({ id }) => platformIds === null || platformIds.includes(id)).toSorted((a, b) => a.id - b.id);
}
