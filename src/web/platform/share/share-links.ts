/** Absolute URL and title of the page to share. */
export type SharedPage = { readonly url: string; readonly title: string };

// Mail clients and messengers require `%20`; URLSearchParams writes `+`.
const encode = encodeURIComponent;

/** mailto link without a recipient. */
export const mailHref = ({ url, title }: SharedPage): string =>
  `mailto:?subject=${encode(title)}&body=${encode(`${title}\n${url}`)}`;

/** Opens the application if it is installed. */
export const whatsAppHref = ({ url, title }: SharedPage): string => `https://wa.me/?text=${encode(`${title} ${url}`)}`;
