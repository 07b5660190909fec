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

/** React creates each script element from this text. */
const EMPTY_SCRIPT = "<script></script>";

/** Leaflet's feature detection for SVG. */
const EMPTY_DRAWING = "<svg/>";

/** Text without a tag, such as the JSON of a data block, and shapes of icon sets. */
export const isTrustedHtml = (text: string): boolean =>
  text === EMPTY_SCRIPT || text === EMPTY_DRAWING || !text.includes("<") || isSafeIconBody(text);

/** Folder of the site's own scripts; in development Vite serves them from the sources. */
const SCRIPT_FOLDER = import.meta.env.DEV ? "/" : "/assets/";

/** True for the site's own scripts below `folder`: the worker of the forms. */
export const isTrustedScriptUrl = (address: string, page: string, folder: string): boolean => {
  const url = URL.parse(address, page);
  return url !== null && url.origin === new URL(page).origin && url.pathname.startsWith(folder);
};

/**
 * Installs the default policy: the browser calls it before text becomes markup or a script URL, as required by the
 * page's content policy; assignments not allowed here throw. Browsers without Trusted Types are not affected.
 */
export const installTrustedTypes = (): void => {
  (window as TrustedTypesWindow).trustedTypes?.createPolicy("default", {
    createHTML: (text) => (isTrustedHtml(text) ? text : null),
    createScriptURL: (address) => (isTrustedScriptUrl(address, location.href, SCRIPT_FOLDER) ? address : null),
  });
};
