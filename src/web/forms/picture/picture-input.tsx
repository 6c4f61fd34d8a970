import { useEffect, useEffectEvent, useRef, useState } from "react";
import { usePictureUpload, type PictureUpload } from "./use-picture-upload.ts";
import type { AdvertiseWords } from "../../../../content/words/advertise/nl.ts";
import type { ChosenPictureCard } from "./chosen-picture-card.tsx";
import { DropZone } from "./drop-zone.tsx";
import fieldStyles from "../../ui/form/field.module.css";
import { Icon } from "../../ui/layout/icon.tsx";
import styles from "./picture-input.module.css";
import { useWords } from "../../words/use-words.ts";

type PictureInputProps = {
  id: string;
  optional?: string;
  /** The error text of the server. */
  problem?: string;
  /** Id of a picture that was uploaded before the form came back. */
  mediaId?: string;
  /** Called when an upload starts or ends, so that the form can wait. */
  onSending?: (isSending: boolean) => void;
};

/**
 * A picture upload (specification 2 §5). Without JavaScript the form has a field `file`; with it the picture is uploaded at once, and the
 * form has its id as `mediaId`.
 */
export function PictureInput({ id, optional, problem, mediaId = "", onSending }: PictureInputProps) {
  const words = useWords().upload;
  const { upload, accept, choose, reuse, cancel, remove, retry } = usePictureUpload(mediaId);
  const [isHydrated, setHydrated] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const storedId = mediaIdOf(upload);
  const [Card, setCard] = useState<typeof ChosenPictureCard | null>(null);
  const hasPicture = upload.kind !== "none";
  const isSending = upload.kind === "sending";
  const onHydrated = useEffectEvent(() => {
    setHydrated(true);
    // A file that was chosen before hydration.
    choose(field.current?.files ?? []);
  });
  useEffect(() => onHydrated(), []);
  useEffect(() => {
    // Most visitors choose no picture.
    if (hasPicture) void import("./chosen-picture-card.tsx").then((card) => setCard(() => card.ChosenPictureCard), ignore);
  }, [hasPicture]);
  useEffect(() => onSending?.(isSending), [onSending, isSending]);

  const wrong = problemOf(upload) ?? problem;
  /** The pressed button is removed, so the field receives the focus. */
  const thenFocus = (work: () => void) => () => {
    work();
    field.current?.focus();
  };

  return (
    <div className={`${fieldStyles.field} ${styles.field}`} data-live={isHydrated}>
      <label htmlFor={id}>
        {words.label} {optional && <span className={fieldStyles.optional}>{optional}</span>}
      </label>
      <DropZone onDrop={choose} isWrong={wrong !== undefined}>
        {/* Without a name once hydrated: else the form would send the picture a second time. */}
        <input
          ref={field}
          id={id}
          className={styles.input}
          type="file"
          name={isHydrated ? undefined : "file"}
          accept={accept}
          aria-describedby={[`${id}-hint`, wrong && `${id}-problem`].filter(Boolean).join(" ")}
          aria-invalid={wrong ? true : undefined}
          onChange={({ currentTarget }) => {
            choose(currentTarget.files ?? []);
            // The same file may be chosen again, after it was changed.
            currentTarget.value = "";
          }}
        />
        {upload.kind === "none" || !Card ? (
          <Invitation htmlFor={id} hasStored={storedId !== ""} />
        ) : (
          <Card upload={upload} fieldId={id} onCancel={thenFocus(cancel)} onRemove={thenFocus(remove)} onRetry={thenFocus(retry)} />
        )}
      </DropZone>
      <input
        type="hidden"
        name="mediaId"
        value={storedId}
        // The draft of the form restores the id of an earlier upload.
        onInput={({ currentTarget }) => currentTarget.value !== storedId && reuse(currentTarget.value)}
      />
      <p className={fieldStyles.hint} id={`${id}-hint`}>
        {words.hint}
      </p>
      {wrong && (
        <p className={fieldStyles.problem} id={`${id}-problem`} role="alert">
          <Icon name="alert" />
          {wrong}
        </p>
      )}
      <p className={styles.note} role="status">
        {noteOf(upload, words)}
      </p>
    </div>
  );
}

function Invitation({ htmlFor, hasStored }: { htmlFor: string; hasStored: boolean }) {
  const words = useWords().upload;
  return (
    <label className={styles.invitation} htmlFor={htmlFor}>
      <Icon name={hasStored ? "check" : "pictures"} />
      <span>
        {hasStored && <span className={styles.stored}>{words.kept}</span>}
        <strong>{hasStored ? words.replace : words.choose}</strong> <span className={styles.drop}>{words.drop}</span>
      </span>
    </label>
  );
}

function problemOf(upload: PictureUpload): string | undefined {
  return "problem" in upload ? (upload.problem ?? undefined) : undefined;
}

function mediaIdOf(upload: PictureUpload): string {
  if (upload.kind === "stored") return String(upload.id);
  return upload.kind === "none" ? upload.storedId : "";
}

/** The status for screen readers, without the percentage. */
function noteOf(upload: PictureUpload, words: AdvertiseWords["upload"]): string {
  switch (upload.kind) {
    case "none":
      return upload.note;
    case "sending":
      return upload.percent < 100 ? words.sending : words.checking;
    case "stored":
      return words.done(upload.file.name);
    case "failed":
      return "";
  }
}

/** The upload works without the card. */
function ignore(): void {}
