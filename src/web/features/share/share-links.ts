/** What is shared: the page's full address and what it is called. */
export type Shared = { readonly url: string; readonly title: string };

// A mail client and a messenger take `%20`; the `+` of a form they would show as it is.
const part = encodeURIComponent;

/** A mail that is begun, without an addressee. */
export const mailHref = ({ url, title }: Shared): string =>
  `mailto:?subject=${part(title)}&body=${part(`${title}\n${url}`)}`;

/** The messenger's own address for a text to send; it opens the application where there is one. */
export const whatsAppHref = ({ url, title }: Shared): string => `https://wa.me/?text=${part(`${title} ${url}`)}`;
