import { useState } from "react";
import styles from "./drop-zone.module.css";

type DropZoneProps = { onDrop: (files: FileList) => void; isWrong: boolean; children: React.ReactNode };

/** A place to let files fall on; what stands in it must be enough for who cannot drag. */
export function DropZone({ onDrop, isWrong, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={styles.zone}
      data-over={isOver}
      data-wrong={isWrong}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // From one child to another is not away.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer.files);
      }}
    >
      {children}
    </div>
  );
}
