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

/** Where the site's own scripts are: in development Vite serves them among the sources. */
const SCRIPT_FOLDER = import.meta.env.DEV ? "/" : "/assets/";

/** True for the site's own scripts below `folder`: the worker of the forms. */
export const isTrustedScriptUrl = (address: string, page: string, folder: string): boolean => {
  const url = URL.parse(address, page);
  return url !== null && url.origin === new URL(page).origin && url.pathname.startsWith(folder);
};

/**
 * Makes the browser ask before text becomes markup or the address of a script: the page's policy requires it, and an
 * assignment that is not allowed here throws. Browsers without trusted types assign as ever.
 */
export const installTrustedTypes = (): void => {
  (window as TrustedTypesWindow).trustedTypes?.createPolicy("default", {
    createHTML: (text) => (isTrustedHtml(text) ? text : null),
    createScriptURL: (address) => (isTrustedScriptUrl(address, location.href, SCRIPT_FOLDER) ? address : null),
  });
};
