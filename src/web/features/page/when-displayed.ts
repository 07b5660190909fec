/** https://wicg.github.io/nav-speculation/prerendering.html */
type PrerenderedDocument = Document & { readonly prerendering?: boolean };

/** Calls back now, or when the visitor sees the page that the browser has prerendered. */
export const whenDisplayed = (callback: () => void): void => {
  const page: PrerenderedDocument = document;
  if (page.prerendering === true) page.addEventListener("prerenderingchange", callback, { once: true });
  else callback();
};
