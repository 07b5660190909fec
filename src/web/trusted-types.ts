import { isSafeIconBody } from "#domain/media/index.ts";

/** Not in TypeScript's own types: https://www.w3.org/TR/trusted-types/#trusted-type-policy-factory */
type TrustedTypesWindow = {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: {
        readonly createHTML: (text: string) => string | null;
        readonly createScriptURL: (address: string) => string | null;
      },
    ) => unknown;
  };
};

/** React makes each script element from this text. */
const EMPTY_SCRIPT = "<script></script>";

/** Leaflet tries with this whether the browser draws. */
const EMPTY_DRAWING = "<svg/>";

/** Text without a tag, such as the JSON of a data block, and drawings of icon sets. */
export const isTrustedHtml = (text: string): boolean =>
  text === EMPTY_SCRIPT || text === EMPTY_DRAWING || !text.includes("<") || isSafeIconBody(text);

/** The site's own scripts: the worker of the forms. In development Vite serves it among the sources. */
export const isTrustedScriptUrl = (address: string, page: string): boolean => {
  const url = URL.parse(address, page);
  return (
    url !== null && url.origin === new URL(page).origin && (import.meta.env.DEV || url.pathname.startsWith("/assets/"))
  );
};

/**
 * Makes the browser ask before text becomes markup or the address of a script: the page's policy requires it, and an
 * assignment that is not allowed here throws. Browsers without trusted types assign as ever.
 */
export const installTrustedTypes = (): void => {
  (window as TrustedTypesWindow).trustedTypes?.createPolicy("default", {
    createHTML: (text) => (isTrustedHtml(text) ? text : null),
    createScriptURL: (address) => (isTrustedScriptUrl(address, location.href) ? address : null),
  });
};
