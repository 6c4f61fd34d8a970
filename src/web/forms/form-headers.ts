/** For the `headers` of a page with forms: when to come back, which React Router leaves out of a document otherwise. */
export function formHeaders({ actionHeaders }: { actionHeaders: Headers }): Headers {
  return actionHeaders;
}
