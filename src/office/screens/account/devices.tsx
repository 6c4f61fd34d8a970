import type { Device } from "../../../accounts/session.ts";
import { buttonClass } from "../../../web/ui/form/button.ts";
import { useRequest } from "../../page-context.ts";
import { Age } from "../../ui/age.tsx";
import rows from "../../ui/rows.module.css";
import text from "../../ui/text.module.css";

/** The sessions of the account; the one that shows this page is ended by logging out. */
export function Devices({ devices, current }: { devices: readonly Device[]; current: number }) {
  const { account: labels } = useRequest().words;
  return (
    <>
      <ul className={rows.rows}>
        {devices.map(({ id, browser, seenAt }) => (
          <li key={id} className={rows.row}>
            <span>
              {browser}
              {id === current && <span className={rows.mark}>{labels.thisDevice}</span>}
            </span>
            <span className={text.fine}>
              {labels.seen}: <Age since={seenAt} />
            </span>
            {id !== current && (
              <form method="post" action={`/account/apparaten/${id}/weg`}>
                <button type="submit" className={rows.link} aria-label={labels.endOf(browser)}>
                  {labels.end}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <form method="post" action="/account/apparaten/weg">
          <button type="submit" className={buttonClass("line", "small")}>
            {labels.endOthers}
          </button>
        </form>
      )}
    </>
  );
}
