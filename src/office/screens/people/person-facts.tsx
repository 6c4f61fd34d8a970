import type { Factors } from "../../../accounts/factors.ts";
import type { Colleague } from "../../../accounts/people.ts";
import type { Device } from "../../../accounts/session.ts";
import { useRequest } from "../../page-context.ts";
import { Age } from "../../ui/age.tsx";
import rows from "../../ui/rows.module.css";
import type { OfficeWords } from "../../words/office-words.ts";
import { brandNames } from "./brand-names.ts";

/** Who somebody is, and with what they log in: factors by kind and number, never more. */
export function PersonFacts({ person, factors, devices }: { person: Colleague; factors: Factors; devices: readonly Device[] }) {
  const { words } = useRequest();
  const { people, common, account } = words;
  const facts = [
    [people.address, person.email],
    [people.role, people.roles[person.role]],
    [people.brands, brandNames(common, person.platformIds)],
    [people.language, account.languages[person.language]],
    [people.state, people.states[person.state]],
    [people.seen, person.seenAt ? <Age key="seen" since={person.seenAt} /> : people.never],
    [people.factors, factorsInWords(words, factors)],
    [people.sessions, devices.map(({ browser }) => browser).join("; ") || people.noSessions],
  ] as const;
  return (
    <dl className={rows.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factorsInWords({ people }: Pick<OfficeWords, "people">, { passkeys, hasTotp, recoveryCodes }: Factors): string {
  const named = [
    passkeys.length > 0 && people.passkeys(passkeys.length),
    hasTotp && people.app,
    recoveryCodes > 0 && people.recovery(recoveryCodes),
  ].filter(Boolean);
  return named.join(", ") || people.noFactors;
}
