/** The link of a banner, which counts the click and leads on. */
export function bannerUrl({ id }: { id: number }): string {
  return `/banner/${id}`;
}
