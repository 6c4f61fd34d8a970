import type { RoleAndBrands } from "../../../accounts/change-person.ts";
import { brands } from "../../../brands/brands.ts";
import type { Scope } from "../../../permissions/scope.ts";
import { Field } from "../../../web/ui/form/field.tsx";
import { useRequest } from "../../page-context.ts";
import form from "../../ui/form.module.css";

const ALL = "alle";
const SOME = "deze";

/** The field that a problem with the brands belongs to: its first choice. */
export const BRANDS_ID = "merken";

/** What was not said about the brands: `missing` none was chosen, `both` all and some. */
export type RoleProblem = "missing" | "both";

/** The role and brands of a posted form. Ticked brands beside "all" are refused: nobody can know what was meant. */
export function readRole(posted: URLSearchParams): RoleAndBrands | { problem: RoleProblem } {
  const role = posted.get("rol");
  if (role === "USER") return { role, platformIds: null };
  const keys = posted.getAll("merk");
  const isAll = posted.get("merken") === ALL;
  if (isAll && keys.length > 0) return { problem: "both" };
  const platformIds = brands.filter(({ key }) => keys.includes(key)).map(({ id }) => id);
  if (role !== "ADMIN" || (!isAll && platformIds.length === 0)) return { problem: "missing" };
  return { role, platformIds: isAll ? null : platformIds.toSorted((a, b) => a - b) };
}

/** `platformIds`: what is chosen at first; an empty list is no choice. */
type RoleFieldsProps = { roles: readonly RoleAndBrands["role"][]; value: RoleAndBrands; problem: string | undefined };

/** Role and brands. Only those brands are offered that the actor has, as nobody can give more; a role alone is not asked. */
export function RoleFields({ roles, value, problem }: RoleFieldsProps) {
  const { people } = useRequest().words;
  const posted = useRequest().form;
  return (
    <>
      {roles.length === 1 ? (
        <input type="hidden" name="rol" value={roles[0]} />
      ) : (
        <Field as="select" id="rol" name="rol" label={people.role} defaultValue={posted.get("rol") ?? value.role}>
          {roles.map((role) => (
            <option key={role} value={role}>
              {people.roles[role]}
            </option>
          ))}
        </Field>
      )}
      <BrandChoice value={value} problem={problem} />
    </>
  );
}

function BrandChoice({ value, problem }: Pick<RoleFieldsProps, "value" | "problem">) {
  const { words, scope, form: posted } = useRequest();
  const { people, common } = words;
  const isPosted = posted.has("rol");
  const range = isPosted ? posted.get("merken") : rangeOf(value);
  const checked = isPosted ? posted.getAll("merk") : keysOf(value);
  const offersAll = scope.platformIds === null;
  return (
    <fieldset className={form.set} aria-describedby={problem && `${BRANDS_ID}-problem`}>
      <legend>{people.brands}</legend>
      {offersAll && (
        <>
          <Choice id={BRANDS_ID} type="radio" name="merken" value={ALL} label={common.allBrands} isChecked={range === ALL} />
          <Choice type="radio" name="merken" value={SOME} label={people.theseBrands} isChecked={range === SOME} />
        </>
      )}
      <div className={offersAll ? form.within : form.set}>
        {ownBrands(scope).map(({ key, name }, index) => (
          <Choice
            key={key}
            id={!offersAll && index === 0 ? BRANDS_ID : undefined}
            {...{ type: "checkbox", name: "merk", value: key, label: name, isChecked: checked.includes(key) }}
          />
        ))}
      </div>
      {problem && <p id={`${BRANDS_ID}-problem`}>{problem}</p>}
    </fieldset>
  );
}

type ChoiceProps = { type: string; name: string; value: string; label: string; isChecked: boolean; id?: string | undefined };

function Choice({ label, isChecked, ...input }: ChoiceProps) {
  return (
    <label className={form.choice}>
      <input {...input} defaultChecked={isChecked} />
      {label}
    </label>
  );
}

function rangeOf({ platformIds }: RoleAndBrands): string | null {
  if (platformIds === null) return ALL;
  return platformIds.length > 0 ? SOME : null;
}

function keysOf({ platformIds }: RoleAndBrands): string[] {
  return platformIds === null ? [] : brands.filter(({ id }) => platformIds.includes(id)).map(({ key }) => key);
}

function ownBrands({ platformIds }: Scope) {
  return brands.filter(({ id }) => platformIds === null || platformIds.includes(id)).toSorted((a, b) => a.id - b.id);
}
