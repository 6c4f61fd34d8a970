import { PICTURE_TYPES } from "../../../contract/entities/picture-limits.ts";
import { Field } from "../../ui/field.tsx";
import { useWords } from "../../words/use-words.ts";

type PictureFieldProps = { id: string; problem?: string; taken?: string };

/** A picture that travels with the form, and the number of one that was taken in before. */
export function PictureField({ id, problem, taken }: PictureFieldProps) {
  const { upload } = useWords();
  return (
    <>
      <input type="hidden" name="mediaId" defaultValue={taken} />
      <Field id={id} name="file" problem={problem} type="file" accept={PICTURE_TYPES} label={upload.label} hint={upload.hint} />
    </>
  );
}
