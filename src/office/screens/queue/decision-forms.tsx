import type { ShownItem } from "../../../moderation/held-item.ts";
import { buttonClass } from "../../../web/ui/form/button.ts";
import { Field } from "../../../web/ui/form/field.tsx";
import { useWords } from "../../page-context.ts";
import form from "../../ui/form.module.css";
import styles from "./item.module.css";
import { itemUrl, queueUrl, type QueueQuery } from "./queue-query.ts";
import { PositionFields } from "./position-fields.tsx";
import { LONGEST_EXPLANATION } from "./reason.ts";
import type { TypedInto } from "./typed-into.ts";

/** The id of the form of a release. */
const RELEASE = "vrijgeven";

type DecisionFormsProps = { item: ShownItem; queue: QueueQuery; nextUrl: string | null; typed: TypedInto };

/** Release, reject with a reason, or go on. On a phone the three buttons stay in view. */
export function DecisionForms({ item, queue, nextUrl, typed: { rejection: typed, position } }: DecisionFormsProps) {
  const { queue: words } = useWords();
  return (
    <section className={styles.decision} aria-label={words.decision}>
      <p className={styles.effect}>{words.effects[item.kind]}</p>
      {item.kind === "city" && <PositionFields item={item} typed={position} form={RELEASE} />}
      <div className={styles.buttons}>
        <form id={RELEASE} method="post" action={itemUrl(queue, item, "/vrijgeven")}>
          <button type="submit" className={buttonClass("main", "wide")} data-key="a">
            {words.release}
          </button>
        </form>
        <a className={buttonClass("line")} href="#reden" data-key="r">
          {words.toReason}
        </a>
        <a className={buttonClass("quiet")} href={nextUrl ?? queueUrl(queue)} data-key="n">
          {nextUrl === null ? words.toList : words.nextUp}
        </a>
      </div>
      <RejectForm url={itemUrl(queue, item, "/afwijzen")} typed={typed} />
    </section>
  );
}

function RejectForm({ url, typed }: { url: string; typed: TypedInto["rejection"] }) {
  const { queue: words } = useWords();
  return (
    <form method="post" action={url} className={`${form.form} ${styles.reject}`}>
      <fieldset className={form.set} aria-describedby={typed && "toelichting-problem"}>
        <legend>{words.reason}</legend>
        <div className={styles.reasons}>
          {words.reasons.map((reason, index) => (
            <label key={reason} className={form.choice}>
              <input
                type="radio"
                name="reden"
                value={reason}
                id={index === 0 ? "reden" : undefined}
                defaultChecked={typed?.reason === reason}
              />
              {reason}
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        as="textarea"
        id="toelichting"
        name="toelichting"
        label={words.explanation}
        hint={words.reasonHint}
        problem={typed?.problem}
        defaultValue={typed?.explanation}
        maxLength={LONGEST_EXPLANATION}
        rows={2}
      />
      <button type="submit" className={buttonClass("line", "wide")}>
        {words.reject}
      </button>
    </form>
  );
}
