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
  /** What the server found wrong, in words. */
  problem?: string;
  /** The id of a picture that the server has, when the form comes back. */
  mediaId?: string;
  /** Whether a picture is on its way: the form had better wait. */
  onSending?: (isSending: boolean) => void;
};

/**
 * One picture of the visitor (specification 2 §5). Without JavaScript a field `file` that goes with the form; with it the
 * picture is sent at once, and the form carries its id as `mediaId`.
 */
export function PictureInput({ id, optional, problem, mediaId = "", onSending }: PictureInputProps) {
  const words = useWords().upload;
  const { upload, accept, choose, keep, cancel, remove, retry } = usePictureUpload(mediaId);
  const [isLive, setLive] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const carried = mediaIdOf(upload);
  const [Card, setCard] = useState<typeof ChosenPictureCard | null>(null);
  const hasPicture = upload.kind !== "none";
  const isSending = upload.kind === "sending";
  const takeOver = useEffectEvent(() => {
    setLive(true);
    // Chosen while the scripts were still on their way: nobody was there yet to hear of it.
    choose(field.current?.files ?? []);
  });
  useEffect(() => takeOver(), []);
  useEffect(() => {
    // Most visitors choose no picture.
    if (hasPicture) void import("./chosen-picture-card.tsx").then((card) => setCard(() => card.ChosenPictureCard), ignore);
  }, [hasPicture]);
  useEffect(() => onSending?.(isSending), [onSending, isSending]);

  const wrong = problemOf(upload) ?? problem;
  /** What was pressed is gone; the keyboard goes on from the field. */
  const thenFocus = (work: () => void) => () => {
    work();
    field.current?.focus();
  };

  return (
    <div className={`${fieldStyles.field} ${styles.field}`} data-live={isLive}>
      <label htmlFor={id}>
        {words.label} {optional && <span className={fieldStyles.optional}>{optional}</span>}
      </label>
      <DropZone onDrop={choose} isWrong={wrong !== undefined}>
        {/* It has no name once a script sends its file: the form would carry the picture a second time. */}
        <input
          ref={field}
          id={id}
          className={styles.input}
          type="file"
          name={isLive ? undefined : "file"}
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
          <Invitation htmlFor={id} isKept={carried !== ""} />
        ) : (
          <Card upload={upload} fieldId={id} onCancel={thenFocus(cancel)} onRemove={thenFocus(remove)} onRetry={thenFocus(retry)} />
        )}
      </DropZone>
      <input
        type="hidden"
        name="mediaId"
        value={carried}
        // The draft of the form fills it in, of a picture that was sent before the visitor left.
        onInput={({ currentTarget }) => currentTarget.value !== carried && keep(currentTarget.value)}
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

function Invitation({ htmlFor, isKept }: { htmlFor: string; isKept: boolean }) {
  const words = useWords().upload;
  return (
    <label className={styles.invitation} htmlFor={htmlFor}>
      <Icon name={isKept ? "check" : "pictures"} />
      <span>
        {isKept && <span className={styles.kept}>{words.kept}</span>}
        <strong>{isKept ? words.replace : words.choose}</strong> <span className={styles.drop}>{words.drop}</span>
      </span>
    </label>
  );
}

function problemOf(upload: PictureUpload): string | undefined {
  return "problem" in upload ? (upload.problem ?? undefined) : undefined;
}

function mediaIdOf(upload: PictureUpload): string {
  if (upload.kind === "stored") return String(upload.id);
  return upload.kind === "none" ? upload.kept : "";
}

/** Every percent would be too much to listen to. */
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

/** Without the card a picture is sent as well. */
function ignore(): void {}
