import sharp, { type Sharp } from "sharp";
import { seededRandom } from "../../../packages/random/random.ts";

/** In the metadata of uploaded pictures; must not be in the stored ones. */
export const SECRET = "THUIS-BIJ-ANNA-52.0907N-5.1214E";

export type PictureOptions = { width?: number; height?: number; seed?: number; orientation?: number };

/** An ordinary picture with a place, a camera and a colour profile in its metadata. */
export async function jpegPicture(options: PictureOptions & { progressive?: boolean } = {}): Promise<Buffer> {
  return noisy(options).jpeg({ quality: 80, progressive: options.progressive }).toBuffer();
}

export async function pngPicture(options: PictureOptions = {}): Promise<Buffer> {
  return noisy(options).png().toBuffer();
}

/** Soft patches of colour, the same for the same seed. */
function noisy({ width = 320, height = 200, seed = 1, orientation = 1 }: PictureOptions): Sharp {
  const patches = seededRandom(seed).bytes(8 * 5 * 3);
  return sharp(patches, { raw: { width: 8, height: 5, channels: 3 } })
    .resize({ width, height, fit: "fill" })
    .withIccProfile("p3")
    .withExif({
      IFD0: { Artist: SECRET, Copyright: SECRET },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "52/1 5/1 26/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "5/1 7/1 17/1",
        GPSAreaInformation: SECRET,
      },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>${SECRET}</note></x:xmpmeta>`)
    .withMetadata({ orientation });
}
