/** Why a picture is not taken. */
export type PictureRefusal = "empty" | "too-large" | "not-a-picture" | "too-small" | "too-many-pixels" | "too-complex" | "broken";
