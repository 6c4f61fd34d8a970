type SharedPage = { title: string; url: string };

/** A mail that passes a page on: its subject is the title, its text the address. */
export function mailLink({ title, url }: SharedPage): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
}

/** WhatsApp with title and address filled in, for whom the sender chooses there. */
export function whatsAppLink({ title, url }: SharedPage): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;
}
