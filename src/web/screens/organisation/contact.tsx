import type { OrganisationContact } from "../../../organisations/organisation-contact.server.ts";
import type { PublicOrganisation } from "../../../contract/entities/organisation.ts";
import { ABOUT_ORGANISATION, questionUrl } from "../../forms/question/contact-forms.ts";
import { buttonClass } from "../../ui/form/button.ts";
import { Icon } from "../../ui/layout/icon.tsx";
import layout from "../../ui/layout/layout.module.css";
import { Link } from "../../ui/layout/link.tsx";
import { useWords } from "../../words/use-words.ts";
import styles from "./contact.module.css";

type ContactProps = { organisation: PublicOrganisation; contact: OrganisationContact };

/** Places of an organisation, its phone number in a disclosure, its website, and a link to the contact form. */
export function Contact({ organisation, contact: { places, hasMorePlaces, phone, website } }: ContactProps) {
  const { organisation: words, detail } = useWords();
  return (
    <>
      {places.length > 0 && (
        <p className={styles.places}>
          <Icon name="pin" />
          {places.join(", ")}
          {hasMorePlaces && ` ${words.elsewhere}`}
        </p>
      )}
      <div className={styles.actions}>
        {phone && (
          <details>
            <summary className={buttonClass("line")}>
              <Icon name="phone" />
              {words.phone}
            </summary>
            <p>
              <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
            </p>
          </details>
        )}
        {website && (
          <a className={buttonClass("line")} href={website} target="_blank" rel="noopener nofollow">
            <Icon name="out" />
            {detail.website}
            <span className={layout.srOnly}> ({detail.newWindow})</span>
          </a>
        )}
        <Link className={buttonClass("line")} to={questionUrl(ABOUT_ORGANISATION, organisation)}>
          <Icon name="mail" />
          {words.ask}
        </Link>
      </div>
    </>
  );
}
