import type { ShownItem } from "../../../moderation/held-item.ts";
import type { Note } from "../../../moderation/note.ts";
import { useWords } from "../../page-context.ts";
import { ActivityLink } from "../../submissions/activity-link.tsx";
import { Facts } from "../../ui/facts.tsx";
import text from "../../ui/text.module.css";
import type { OfficeWords } from "../../words/office-words.ts";
import { factsOf, type ItemFact } from "./facts-of.ts";
import styles from "./item.module.css";

/** All that is known of an item. `pictureUrl` is the address of its private picture. */
export function ItemFacts({ item, pictureUrl }: { item: ShownItem; pictureUrl: string }) {
  const words = useWords();
  const { labels } = words.facts;
  const noted = (isFirst: boolean) =>
    item.notes
      .filter(({ kind }) => FIRST.includes(kind) === isFirst)
      .flatMap((note) => [
        { label: labels[LABELS[note.kind]], value: <NoteValue note={note} item={item} pictureUrl={pictureUrl} /> },
        ...(note.kind === "activity" ? [{ label: words.quotes.organisation, value: note.organisation }] : []),
      ]);
  const facts = factsOf(words, item).map((fact) => ({ label: labels[fact.name], value: <FactValue fact={fact} /> }));
  return <Facts facts={[...noted(true), ...facts, ...noted(false)]} />;
}

/** Notes that are seen before the fields. */
const FIRST: readonly Note["kind"][] = ["activity", "picture"];

function FactValue({ fact: { name, text: value } }: { fact: ItemFact }) {
  if (name === "website" && /^https?:\/\//.test(value)) {
    return (
      <a href={value} target="_blank" rel="noopener noreferrer nofollow">
        {value}
      </a>
    );
  }
  return value;
}

const LABELS = {
  activity: "activity",
  picture: "picture",
  place: "agenda",
  "place-unknown": "agenda",
  iban: "iban",
  "iban-unreadable": "iban",
  "position-unknown": "attention",
} as const satisfies Record<Note["kind"], ItemFact["name"]>;

type NoteValueProps = { note: Note; item: ShownItem; pictureUrl: string };

function NoteValue({ note, item, pictureUrl }: NoteValueProps) {
  const words = useWords();
  if (note.kind === "picture") {
    const { width, height } = note;
    const alt = words.facts.pictureAlt(String(item.fields["title"]));
    return (
      <>
        <img className={styles.picture} src={pictureUrl} width={width} height={height} alt={alt} />
        <p className={text.fine}>{`${width} × ${height}`}</p>
      </>
    );
  }
  if (note.kind === "activity") return <ActivityLink activity={note} platformId={item.platformId} />;
  const isWarning = note.kind === "place-unknown" || note.kind === "iban-unreadable" || note.kind === "position-unknown";
  return isWarning ? <p className={styles.warning}>{noteText(words, note)}</p> : noteText(words, note);
}

function noteText({ facts }: OfficeWords, note: Exclude<Note, { kind: "picture" | "activity" }>): string {
  switch (note.kind) {
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
