/** https://wicg.github.io/nav-speculation/prerendering.html */
type PrerenderedDocument = Document & { readonly prerendering?: boolean };

/** Calls back at once, or when the visitor opens the prerendered page. */
export const whenDisplayed = (callback: () => void): void => {
  const page: PrerenderedDocument = document;
  if (page.prerendering === true) page.addEventListener("prerenderingchange", callback, { once: true });
  else callback();
};
