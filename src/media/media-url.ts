/** Paths that the media host serves too: drawings and released pictures. */
const MEDIA = /^\/static\/(?:uploads|scenes)\//;

/** The public URL of a picture or video: at `mediaHost`, such as a CDN, or the stored URL without one. */
export function mediaUrl(stored: string, mediaHost: string | null): string {
  return mediaHost !== null && MEDIA.test(stored) ? `${mediaHost}${stored}` : stored;
}
