/** Why a picture is refused. */
export type PictureRefusal = "empty" | "too-large" | "not-a-picture" | "too-small" | "too-many-pixels" | "too-complex" | "broken";
