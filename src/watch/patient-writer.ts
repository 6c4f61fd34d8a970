/** Lines are written so many signs at a time: a write for each was a seventh of sending a page that is kept. */
const AT_ONCE = 8 * 1024;
/** And wait no longer than this. */
const PATIENCE_MS = 250;

/** Takes lines, and keeps them until they are worth a write. */
export type PatientWriter = { write(line: string): void; flush(): void };

/** What is still kept when the process ends is written then; one that is killed loses a quarter of a second at most. */
export function patientWriter(write: (text: string) => void): PatientWriter {
  let lines: string[] = [];
  let length = 0;

  function flush(): void {
    if (lines.length === 0) return;
    const text = lines.join("");
    lines = [];
    length = 0;
    write(text);
  }

  setInterval(flush, PATIENCE_MS).unref();
  process.on("exit", flush);

  return {
    write(line) {
      lines.push(line);
      length += line.length;
      if (length >= AT_ONCE) flush();
    },
    flush,
  };
}
