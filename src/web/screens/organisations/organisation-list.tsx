import { PICTURE_SIZES } from "../../ui/picture/picture-sizes.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import { useWords } from "../../words/use-words.ts";
import { letterAnchor, letterName } from "./letters.tsx";
import type { ListedOrganisation } from "./listed-of.ts";
import styles from "./organisation-list.module.css";

/** Organisations grouped by first letter. */
export function OrganisationList({ organisations }: { organisations: readonly ListedOrganisation[] }) {
  const letters = Map.groupBy(organisations, ({ letter }) => letter);
  return [...letters].map(([letter, ofLetter], index) => (
    <section key={letter} className={styles.letter} aria-labelledby={letterAnchor(letter)} data-deferred={index > 0 ? "" : undefined}>
      <h2 id={letterAnchor(letter)}>{letterName(letter)}</h2>
      <ul className={styles.organisations}>
        {ofLetter.map((organisation) => (
          <Organisation key={organisation.url ?? organisation.name} organisation={organisation} />
        ))}
      </ul>
    </section>
  ));
}

function Organisation({ organisation: { name, url, picture, activities, more } }: { organisation: ListedOrganisation }) {
  const words = useWords();
  return (
    <li className={styles.organisation}>
      {picture && <Picture className={styles.picture} src={picture.url} photo={picture.photo} alt="" {...PICTURE_SIZES.thumbnail} />}
      <div className={styles.text}>
        <h3>{url ? <a href={url}>{name}</a> : name}</h3>
        <ul>
          {activities.map((activity) => (
            <li key={activity.url}>
              <a href={activity.url}>{activity.title}</a>
            </li>
          ))}
          {more && (
            <li>
              <a className={styles.more} href={more.url}>
                {words.organisations.more(words.activities(more.count))}
              </a>
            </li>
          )}
        </ul>
      </div>
    </li>
  );
}
