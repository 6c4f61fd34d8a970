/** What of ours a host of media has too: drawings and released pictures, at the same paths. */
const MEDIA = /^\/static\/(?:uploads|scenes)\//;

/** Where visitors find a picture or video: at `mediaHost`, such as a CDN in front of us, or as it is stored. */
export function mediaUrl(stored: string, mediaHost: string | null): string {
  return mediaHost !== null && MEDIA.test(stored) ? `${mediaHost}${stored}` : stored;
}
