import type { SavedView } from "../../accounts/saved-views.ts";
import { buttonClass } from "../../web/ui/form/button.ts";
import { offers } from "../http/office-request.ts";
import { useRequest } from "../page-context.ts";
import { listUrl, type ListQuery, type ListSpec } from "./list-query.ts";
import fields from "./small-field.module.css";
import styles from "./views.module.css";

/** The saved views of a list, and a form to save the one on screen. */
export function Views({ spec, query, views }: { spec: ListSpec; query: ListQuery; views: readonly SavedView[] }) {
  const request = useRequest();
  const { list, common } = request.words;
  if (!offers(request, "views.save")) return null;
  const here = listUrl(spec, query);
  return (
    <details className={styles.views}>
      <summary>{list.views}</summary>
      <div>
        {views.length > 0 && (
          <ul>
            {views.map(({ id, name, query: saved }) => (
              <li key={id}>
                <a href={`${spec.path}${saved}`}>{name}</a>
                <form method="post" action={`/weergaven/${id}/weg`}>
                  <input type="hidden" name="terug" value={here} />
                  <button type="submit" aria-label={list.removeView(name)}>
                    ×
                  </button>
                </form>
              </li>
            ))}
          </ul>
        )}
        <form method="post" action="/weergaven" className={styles.saveView}>
          <input type="hidden" name="adres" value={here} />
          <label htmlFor="weergave" className={fields.label}>
            {list.viewName}
          </label>
          <input id="weergave" name="naam" className={fields.input} maxLength={60} required />
          <button type="submit" className={buttonClass("quiet", "small")}>
            {common.save}
          </button>
        </form>
      </div>
    </details>
  );
}
