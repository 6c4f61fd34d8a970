/** What the drawn pictures of the starter content can show. */
export const pictureKinds = [
  "archery",
  "beer",
  "bowling",
  "canoe",
  "circus",
  "city-walk",
  "climbing",
  "cooking",
  "cycling",
  "e-chopper",
  "escape-room",
  "farm-golf",
  "ice-skating",
  "mini-golf",
  "museum",
  "music",
  "paintball",
  "painting",
  "petting-farm",
  "playground",
  "pony",
  "pub-quiz",
  "sailing",
  "science",
  "survival",
  "swimming",
  "trampoline",
  "treasure",
  "wine",
  "zoo",
] as const;

export type PictureKind = (typeof pictureKinds)[number];

/** What a picture of each kind shows, for who cannot see it; `panorama` is the wide picture of a banner. */
export type PictureWords = Record<PictureKind | "panorama", string>;
