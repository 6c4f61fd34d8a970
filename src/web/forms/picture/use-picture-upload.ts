import { useEffect, useRef, useState } from "react";
import { PICTURE_BYTES, PICTURE_TYPES } from "../../../contract/entities/picture-limits.ts";
import type { AdvertiseWords } from "../../../../content/words/advertise/nl.ts";
import type { SentPicture } from "./send-picture.ts";
import { randomKey } from "../use-submission-key.ts";
import { useWords } from "../../words/use-words.ts";

/** `preview` is an address that this page alone knows. */
type Chosen = { file: File; key: string; preview: string };
export type ChosenPicture = Chosen &
  ({ kind: "sending"; percent: number } | { kind: "stored"; id: number } | { kind: "failed"; problem: string });

/** `kept` is the id of a picture that came before; `note` tells those who do not see it what became of the last. */
export type PictureUpload = ChosenPicture | { kind: "none"; kept: string; note: string; problem: string | null };

/** The way of one picture from the visitor to the server: chosen, on its way, stored; or why not, to try again. */
export function usePictureUpload(kept: string) {
  const words = useWords().upload;
  const [upload, setUpload] = useState<PictureUpload>({ kind: "none", kept, note: "", problem: null });
  const sending = useRef<AbortController>(null);
  const preview = upload.kind === "none" ? null : upload.preview;
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  useEffect(() => () => sending.current?.abort(), []);

  async function send({ file, key, preview: shown }: Chosen) {
    const chosen = { file, key, preview: shown };
    sending.current?.abort();
    const turn = new AbortController();
    sending.current = turn;
    setUpload({ ...chosen, kind: "sending", percent: 0 });
    const onProgress = (percent: number) => !turn.signal.aborted && setUpload({ ...chosen, kind: "sending", percent });
    const sent = await fetchSender().then((sendPicture) => sendPicture({ file, key, onProgress, signal: turn.signal }), failed);
    if (turn.signal.aborted) return;
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

  function clear(state: { kept?: string; note?: string; problem?: string }) {
    sending.current?.abort();
    setUpload({ kind: "none", kept: "", note: "", problem: null, ...state });
  }

  return {
    upload,
    accept: PICTURE_TYPES,
    choose,
    /** Takes over the id of a picture that was sent before the visitor left the page. */
    keep: (id: string) => clear({ kept: id }),
    cancel: () => clear({ note: words.cancelled }),
    remove: () => clear({ note: words.removed }),
    retry: () => upload.kind === "failed" && void send(upload),
  };
}

/** Most visitors send no picture. */
async function fetchSender() {
  return (await import("./send-picture.ts")).sendPicture;
}

function failed(): SentPicture {
  return { kind: "failed" };
}

/** What can be seen without the server, which judges the rest. */
function problemOf({ name, size }: File, { errors }: AdvertiseWords["upload"]): string | null {
  if (!/\.(jpe?g|png)$/i.test(name)) return errors.notAPicture;
  if (size === 0) return errors.empty;
  return size > PICTURE_BYTES ? errors.tooLarge : null;
}
