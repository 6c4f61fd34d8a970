import { useState, type MouseEvent } from "react";
import { Icon } from "../../ui/layout/icon.tsx";
import styles from "./pass-on.module.css";
import { useWords } from "../../words/use-words.ts";

type SharedPage = { title: string; url: string };

/**
 * Shares with the device's own dialog; where there is none it opens to a copy of the link, WhatsApp and a mail. Without JavaScript
 * the last two remain.
 */
export function Share({ page }: { page: SharedPage }) {
  const detail = useWords().detail;
  const [isCopied, setIsCopied] = useState(false);
  return (
    <details className={styles.share} onToggle={() => setIsCopied(false)}>
      <summary className={styles.link} data-needs-script="" onClick={(event) => shareWithDevice(event, page)}>
        <Icon name="share" />
        {detail.share}
      </summary>
      <div className={styles.ways}>
        <button
          type="button"
          className={styles.copy}
          onClick={() => void navigator.clipboard.writeText(page.url).then(() => setIsCopied(true), ignore)}
        >
          {detail.copy}
        </button>
        <a href={whatsAppLink(page)} target="_blank" rel="noopener nofollow">
          WhatsApp
        </a>
        <a href={mailLink(page)}>{detail.mail}</a>
        <span className={styles.copied} role="status">
          {isCopied && (
            <>
              <Icon name="check" small /> {detail.copied}
            </>
          )}
        </span>
      </div>
    </details>
  );
}

/** Where the device has a sheet that takes the page, the ways of our own stay closed. */
function shareWithDevice(event: MouseEvent<HTMLElement>, page: SharedPage): void {
  const { share }: Partial<Navigator> = navigator;
  const own = event.currentTarget.closest("details");
  if (!share || own?.open) return;
  event.preventDefault();
  share.call(navigator, page).catch((error: unknown) => {
    // Who closes the sheet has not shared, and needs to be told nothing.
    const isClosed = error instanceof DOMException && error.name === "AbortError";
    if (own && !isClosed) own.open = true;
  });
}

/** A mail that passes a page on: its subject is the title, its text the address. */
function mailLink({ title, url }: SharedPage): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
}

/** WhatsApp with title and address filled in, for whom the sender chooses there. */
function whatsAppLink({ title, url }: SharedPage): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;
}

/** Where copying is not allowed the other ways are as near. */
function ignore(): void {}
