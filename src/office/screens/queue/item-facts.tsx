import type { ReactNode } from "react";
import type { ShownItem } from "../../../moderation/held-item.ts";
import type { Note } from "../../../moderation/note.ts";
import { useWords } from "../../page-context.ts";
import text from "../../ui/text.module.css";
import type { OfficeWords } from "../../words/office-words.ts";
import { factsOf, type Fact } from "./facts-of.ts";
import styles from "./item.module.css";

/** All that is known of an item. `pictureUrl` is the address of its private picture. */
export function Facts({ item, pictureUrl }: { item: ShownItem; pictureUrl: string }) {
  const words = useWords();
  const noted = (isFirst: boolean) => item.notes.filter(({ kind }) => FIRST.includes(kind) === isFirst);
  return (
    <dl className={styles.facts}>
      {noted(true).map((note) => (
        <NoteRow key={note.kind} note={note} item={item} pictureUrl={pictureUrl} />
      ))}
      {factsOf(words, item).map((fact) => (
        <Row key={fact.name} name={fact.name}>
          <FactValue fact={fact} />
        </Row>
      ))}
      {noted(false).map((note) => (
        <NoteRow key={note.kind} note={note} item={item} pictureUrl={pictureUrl} />
      ))}
    </dl>
  );
}

/** Notes that are seen before the fields. */
const FIRST: readonly Note["kind"][] = ["activity", "picture"];

function Row({ name, children }: { name: Fact["name"]; children: ReactNode }) {
  const { facts } = useWords();
  return (
    <div className={styles.fact}>
      <dt>{facts.labels[name]}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function FactValue({ fact: { name, text: value } }: { fact: Fact }) {
  if (name === "website" && /^https?:\/\//.test(value)) {
    return (
      <a href={value} target="_blank" rel="noopener noreferrer nofollow">
        {value}
      </a>
    );
  }
  return <span className={text.preLine}>{value}</span>;
}

type NoteRowProps = { note: Note; item: ShownItem; pictureUrl: string };

function NoteRow({ note, item, pictureUrl }: NoteRowProps) {
  const words = useWords();
  if (note.kind === "picture") {
    const { width, height } = note;
    return (
      <Row name="picture">
        <img
          className={styles.picture}
          src={pictureUrl}
          width={width}
          height={height}
          alt={words.facts.pictureAlt(String(item.fields["title"]))}
        />
        <p className={text.fine}>{`${width} × ${height}`}</p>
      </Row>
    );
  }
  const isWarning = note.kind === "place-unknown" || note.kind === "iban-unreadable" || note.kind === "position-unknown";
  return (
    <Row name={LABELS[note.kind]}>{isWarning ? <p className={styles.warning}>{noteText(words, note)}</p> : noteText(words, note)}</Row>
  );
}

const LABELS = {
  activity: "activity",
  place: "agenda",
  "place-unknown": "agenda",
  iban: "iban",
  "iban-unreadable": "iban",
  "position-unknown": "attention",
} as const satisfies Record<Exclude<Note["kind"], "picture">, Fact["name"]>;

function noteText({ facts }: OfficeWords, note: Exclude<Note, { kind: "picture" }>): string {
  switch (note.kind) {
    case "activity":
      return note.title;
    case "place":
      return `${note.name}, ${note.province}`;
    case "place-unknown":
      return [
        facts.unknownPlace,
        ...(note.elsewhere.length > 0 ? [facts.namesakes(note.city, note.elsewhere.join(", "), note.province)] : []),
      ].join(" ");
    case "iban":
      return note.masked;
    case "iban-unreadable":
      return note.because === "changed" ? facts.changedIban : facts.otherKeyIban;
    case "position-unknown":
      return facts.unknownPosition;
  }
}
