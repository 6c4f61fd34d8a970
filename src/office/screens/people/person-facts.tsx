import type { Factors } from "../../../accounts/factors.ts";
import type { Colleague } from "../../../accounts/people.ts";
import type { Device } from "../../../accounts/session.ts";
import { useRequest } from "../../page-context.ts";
import { Age } from "../../ui/age.tsx";
import { Facts } from "../../ui/facts.tsx";
import type { OfficeWords } from "../../words/office-words.ts";
import { brandNames } from "../../ui/brand-names.ts";

/** Role, brands and state of a person, and their factors by kind and number, never more. */
export function PersonFacts({ person, factors, devices }: { person: Colleague; factors: Factors; devices: readonly Device[] }) {
  const { words } = useRequest();
  const { people, common, account } = words;
  const facts = [
    { label: people.address, value: person.email },
    { label: people.role, value: people.roles[person.role] },
    { label: people.brands, value: brandNames(common, person.platformIds) },
    { label: people.language, value: account.languages[person.language] },
    { label: people.state, value: people.states[person.state] },
    { label: people.seen, value: person.seenAt ? <Age since={person.seenAt} /> : people.never },
    { label: people.factors, value: factorsInWords(words, factors) },
    { label: people.sessions, value: devices.map(({ browser }) => browser).join("; ") || people.noSessions },
  ];
  return <Facts facts={facts} />;
}

function factorsInWords({ people }: Pick<OfficeWords, "people">, { passkeys, hasTotp, recoveryCodes }: Factors): string {
  const named = [
    passkeys.length > 0 && people.passkeys(passkeys.length),
    hasTotp && people.app,
    recoveryCodes > 0 && people.recovery(recoveryCodes),
  ].filter(Boolean);
  return named.join(", ") || people.noFactors;
}
