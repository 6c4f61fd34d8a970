import { useState, type MouseEvent } from "react";
import { Icon } from "../../ui/layout/icon.tsx";
import styles from "./share-section.module.css";
import { useWords } from "../../words/use-words.ts";

type SharedPage = { title: string; url: string };

/**
 * Shares with the share dialog of the device; without one the disclosure offers to copy the link, WhatsApp and mail. Without JavaScript
 * only the last two work.
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
      <div className={styles.actions}>
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

/** Opens the share dialog of the device, if any, instead of the disclosure. */
function shareWithDevice(event: MouseEvent<HTMLElement>, page: SharedPage): void {
  const { share }: Partial<Navigator> = navigator;
  const disclosure = event.currentTarget.closest("details");
  if (!share || disclosure?.open) return;
  event.preventDefault();
  share.call(navigator, page).catch((error: unknown) => {
    // The visitor closed the share dialog.
    const isClosed = error instanceof DOMException && error.name === "AbortError";
    if (disclosure && !isClosed) disclosure.open = true;
  });
}

/** A mail with the title as subject and the address as text. */
function mailLink({ title, url }: SharedPage): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
}

/** A WhatsApp message with title and address. */
function whatsAppLink({ title, url }: SharedPage): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;
}

/** If copying is not allowed, the other options remain. */
function ignore(): void {}
