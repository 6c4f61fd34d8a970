import { useState } from "react";
import styles from "./drop-zone.module.css";

type DropZoneProps = { onDrop: (files: FileList) => void; isWrong: boolean; children: React.ReactNode };

/** A drop zone for files; its children must offer another way to choose a file. */
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
        // Moving between children fires `dragleave` too.
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
