import { useState } from "react";
import type { ChosenPicture } from "./use-picture-upload.ts";
import { buttonClass } from "../../ui/form/button.ts";
import styles from "./chosen-picture-card.module.css";
import { Icon } from "../../ui/layout/icon.tsx";
import { useWords } from "../../words/use-words.ts";

type ChosenPictureCardProps = {
  upload: ChosenPicture;
  /** Id of the file field, to choose another picture. */
  fieldId: string;
  onCancel: () => void;
  onRemove: () => void;
  onRetry: () => void;
};

/** A picture that is uploading, stored or failed, with buttons to cancel, replace, remove or retry. */
export function ChosenPictureCard({ upload, fieldId, onCancel, onRemove, onRetry }: ChosenPictureCardProps) {
  const words = useWords().upload;
  return (
    <div className={styles.card}>
      <Preview key={upload.preview} url={upload.preview} alt={words.preview} />
      <div className={styles.about}>
        <p className={styles.name}>{upload.file.name}</p>
        <Progress upload={upload} />
        <div className={styles.actions}>
          {upload.kind === "failed" && (
            <button className={buttonClass("quiet", "small")} type="button" onClick={onRetry}>
              {words.retry}
            </button>
          )}
          {upload.kind === "stored" && (
            <label className={buttonClass("quiet", "small")} htmlFor={fieldId}>
              {words.replace}
            </label>
          )}
          <button className={buttonClass("line", "small")} type="button" onClick={upload.kind === "sending" ? onCancel : onRemove}>
            {upload.kind === "sending" ? words.cancel : words.remove}
          </button>
        </div>
      </div>
    </div>
  );
}

/** The preview, or an icon for a file that the browser cannot show. */
function Preview({ url, alt }: { url: string; alt: string }) {
  const [isShown, setShown] = useState(true);
  return (
    <div className={styles.preview}>{isShown ? <img src={url} alt={alt} onError={() => setShown(false)} /> : <Icon name="pictures" />}</div>
  );
}

function Progress({ upload }: { upload: ChosenPicture }) {
  const words = useWords().upload;
  if (upload.kind === "failed") return null;
  if (upload.kind === "stored") {
    return (
      <p className={styles.stored}>
        <Icon name="check" /> {words.stored}
      </p>
    );
  }
  const isChecking = upload.percent === 100;
  return (
    <div className={styles.sending}>
      <progress max={100} value={isChecking ? undefined : upload.percent} aria-label={words.sending} />
      <span>{isChecking ? words.checking : words.percent(upload.percent)}</span>
    </div>
  );
}
