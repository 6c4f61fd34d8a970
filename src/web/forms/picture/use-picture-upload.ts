import { useEffect, useRef, useState } from "react";
import { PICTURE_BYTES, PICTURE_TYPES } from "../../../contract/entities/picture-limits.ts";
import type { AdvertiseWords } from "../../../../content/words/advertise/nl.ts";
import type { SentPicture } from "./send-picture.ts";
import { randomKey } from "../use-submission-key.ts";
import { useWords } from "../../words/use-words.ts";

/** `preview`: an object URL. */
type Chosen = { file: File; key: string; preview: string };
export type ChosenPicture = Chosen &
  ({ kind: "sending"; percent: number } | { kind: "stored"; id: number } | { kind: "failed"; problem: string });

/** `storedId`: id of an earlier upload, or empty; `note`: the status of the last one for screen readers. */
export type PictureUpload = ChosenPicture | { kind: "none"; storedId: string; note: string; problem: string | null };

/** The upload of one picture: sending, stored, or failed with its reason. */
export function usePictureUpload(storedId: string) {
  const words = useWords().upload;
  const [upload, setUpload] = useState<PictureUpload>({ kind: "none", storedId, note: "", problem: null });
  const sending = useRef<AbortController>(null);
  const preview = upload.kind === "none" ? null : upload.preview;
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  useEffect(() => () => sending.current?.abort(), []);

  async function send({ file, key, preview: url }: Chosen) {
    const chosen = { file, key, preview: url };
    sending.current?.abort();
    const controller = new AbortController();
    sending.current = controller;
    setUpload({ ...chosen, kind: "sending", percent: 0 });
    const onProgress = (percent: number) => !controller.signal.aborted && setUpload({ ...chosen, kind: "sending", percent });
    const sent = await fetchSender().then((sendPicture) => sendPicture({ file, key, onProgress, signal: controller.signal }), failed);
    if (controller.signal.aborted) return;
    if (sent.kind === "stored") setUpload({ ...chosen, kind: "stored", id: sent.id });
    else if (sent.kind === "refused") clear({ problem: sent.message });
    else setUpload({ ...chosen, kind: "failed", problem: words.errors[sent.kind] });
  }

  function choose(files: ArrayLike<File>) {
    const [file] = Array.from(files);
    if (!file) return;
    const problem = files.length > 1 ? words.errors.oneOnly : problemOf(file, words);
    if (problem) clear({ problem });
    else void send({ file, key: randomKey(), preview: URL.createObjectURL(file) });
  }

  function clear(state: { storedId?: string; note?: string; problem?: string }) {
    sending.current?.abort();
    setUpload({ kind: "none", storedId: "", note: "", problem: null, ...state });
  }

  return {
    upload,
    accept: PICTURE_TYPES,
    choose,
    /** Uses the id of an earlier upload. */
    reuse: (id: string) => clear({ storedId: id }),
    cancel: () => clear({ note: words.cancelled }),
    remove: () => clear({ note: words.removed }),
    retry: () => upload.kind === "failed" && void send(upload),
  };
}

/** Loaded when needed: most visitors upload no picture. */
async function fetchSender() {
  return (await import("./send-picture.ts")).sendPicture;
}

function failed(): SentPicture {
  return { kind: "failed" };
}

/** The checks that need no server; the server does the rest. */
function problemOf({ name, size }: File, { errors }: AdvertiseWords["upload"]): string | null {
  if (!/\.(jpe?g|png)$/i.test(name)) return errors.notAPicture;
  if (size === 0) return errors.empty;
  return size > PICTURE_BYTES ? errors.tooLarge : null;
}
