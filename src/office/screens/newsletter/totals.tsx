import { brandOfPlatform } from "../../../brands/brands.ts";
import {
  SUBSCRIPTION_STATES,
  type SubscriptionState,
  type SubscriptionTotal,
} from "../../../submissions/newsletter/list-subscriptions.server.ts";
import { useWords } from "../../page-context.ts";
import styles from "./totals.module.css";

/** How many are subscribed, and the other states: a row per brand, and all together. */
export function Totals({ totals }: { totals: readonly SubscriptionTotal[] }) {
  const { newsletter, common } = useWords();
  if (totals.length === 0) return null;
  const platformIds = [...new Set(totals.map(({ platformId }) => platformId))].toSorted((a, b) => a - b);
  return (
    <table className={styles.totals}>
      <caption>{newsletter.totals}</caption>
      <thead>
        <tr>
          <th scope="col">{common.brand}</th>
          {SUBSCRIPTION_STATES.map((state) => (
            <th key={state} scope="col">
              {newsletter.states[state]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {platformIds.map((id) => (
          <Row key={id} title={brandOfPlatform(id).name} totals={totals.filter(({ platformId }) => platformId === id)} />
        ))}
        {platformIds.length > 1 && <Row title={newsletter.all} totals={totals} />}
      </tbody>
    </table>
  );
}

function Row({ title, totals }: { title: string; totals: readonly SubscriptionTotal[] }) {
  const { common, newsletter } = useWords();
  const figure = new Intl.NumberFormat(common.locale);
  const counts = SUBSCRIPTION_STATES.map((state) => ({ state, count: countOf(totals, state) }));
  return (
    <tr>
      <th scope="row">{title}</th>
      {counts.map(({ state, count }) => (
        <td key={state} data-title={newsletter.states[state]} className={count === 0 ? styles.zero : undefined}>
          {figure.format(count)}
        </td>
      ))}
    </tr>
  );
}

function countOf(totals: readonly SubscriptionTotal[], state: SubscriptionState): number {
  return totals.reduce((sum, total) => (total.state === state ? sum + total.count : sum), 0);
}
