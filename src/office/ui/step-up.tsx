import type { MeansOfProof } from "../login/means-of-proof.ts";
import { proofUrl } from "../login/way-back.ts";
import { useRequest } from "../page-context.ts";
import { SecondFactorForm } from "./second-factor-form.tsx";
import styles from "./text.module.css";

/** Asks for a recent proof before an act. What was posted travels along, and is posted again with the proof. */
export function StepUp({ to, means }: { to: string; means: MeansOfProof }) {
  const request = useRequest();
  const { form, words } = request;
  const action = proofUrl(request, new URLSearchParams({ naar: to }));
  return (
    <div className={styles.stack}>
      <p>{words.stepUp.lead}</p>
      <SecondFactorForm action={action} means={means} carried={[...form]} />
    </div>
  );
}
