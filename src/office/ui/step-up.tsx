import { useRequest } from "../page-context.ts";
import { SecondFactorForm } from "./second-factor-form.tsx";
import styles from "./text.module.css";

/** Asks for a recent proof before an act. What was posted travels along, and is posted again with the proof. */
export function StepUp({ to }: { to: string }) {
  const { form, words } = useRequest();
  return (
    <div className={styles.stack}>
      <p>{words.stepUp.lead}</p>
      <SecondFactorForm action={`/bevestigen?naar=${encodeURIComponent(to)}&opnieuw=1`} carried={[...form]} />
    </div>
  );
}
