import { type ContextType, useContext, useEffect, useLayoutEffect } from "react";
import { preinit } from "react-dom";
import { Links, matchRoutes, UNSAFE_FrameworkContext as FrameworkContext, useMatches, useNavigate } from "react-router";
import { observeOpening, resolvePage } from "./observe-links.ts";

type Manifest = NonNullable<ContextType<typeof FrameworkContext>>["manifest"];

const stylesOf = ({ routes }: Manifest, id: string): readonly string[] => routes[id]?.css ?? [];

/** One value for all sheets: each further one stands behind the others. */
const PRECEDENCE = "page";

/** Sheets of the page that the visitor opens, until it is shown. */
let awaited: readonly string[] = [];

/** Disables the sheets of other pages, which stay in the document; also those that load after the visitor has gone on. */
const useOnly = (hrefs: readonly string[]): void => {
  const key = hrefs.join(" ");
  useLayoutEffect(() => {
    awaited = [];
    const shown = key.split(" ");
    const update = (): void => {
      for (const link of document.querySelectorAll<HTMLLinkElement>(`link[data-precedence="${PRECEDENCE}"]`)) {
        const href = link.getAttribute("href") ?? "";
        if (link.sheet) link.sheet.disabled = !shown.includes(href) && !awaited.includes(href);
      }
    };
    const onLoad = ({ target }: Event): void => {
      if (target instanceof HTMLLinkElement) update();
    };
    update();
    document.addEventListener("load", onLoad, { capture: true });
    return () => document.removeEventListener("load", onLoad, { capture: true });
  }, [key]);
};

/** In development these are the styles that Vite has not inserted yet. */
const DevelopmentStyles = ({ brand }: { readonly brand: string | null }) => (
  <>
    <Links />
    {brand !== null && <link rel="stylesheet" href={brand} />}
  </>
);

/**
 * The style sheets of the program, of the brand and of the page's route. With a precedence React adds sheets at the end
 * and removes none. The router's `Links` inserts them before others and removes them, for which the browser builds the
 * layers again and lays out every text again.
 */
const BuiltStyles = ({ brand }: { readonly brand: string | null }) => {
  const manifest = useContext(FrameworkContext)?.manifest;
  const [root = [], ...routes] = useMatches().map(({ id }) => (manifest ? stylesOf(manifest, id) : []));
  const hrefs = [...new Set([root, brand === null ? [] : [brand], ...routes].flat())];
  useOnly(hrefs);
  return hrefs.map((href) => <link key={href} rel="stylesheet" href={href} precedence={PRECEDENCE} />);
};

export const StyleSheets = (props: { readonly brand: string | null }) =>
  import.meta.env.DEV ? <DevelopmentStyles {...props} /> : <BuiltStyles {...props} />;

const insertStyleSheets = (manifest: Manifest, { pathname }: URL): void => {
  const routes = Object.values(manifest.routes).flatMap((route) =>
    route?.parentId === "root" ? [{ id: route.id, path: route.path ?? "" }] : [],
  );
  const matches = matchRoutes(routes, pathname) ?? [];
  awaited = matches.flatMap(({ route }) => stylesOf(manifest, route.id));
  for (const href of awaited) preinit(href, { as: "style", precedence: PRECEDENCE });
};

/**
 * Inserts the style sheets of a page that the visitor opens, before the router does: it would remove its own when they
 * are loaded. Pages that the router does not know yet are left to it.
 */
export const useNextStyleSheets = (): void => {
  const manifest = useContext(FrameworkContext)?.manifest;
  useEffect(() => {
    if (!manifest || import.meta.env.DEV) return undefined;
    return observeOpening((address) => insertStyleSheets(manifest, address));
  }, [manifest]);
};

/** Opens a page by a script, its style sheets before the router's, as a click on a link to it does. */
export const useOpenPage = (): ((href: string) => void) => {
  const manifest = useContext(FrameworkContext)?.manifest;
  const navigate = useNavigate();
  return (href) => {
    if (manifest && !import.meta.env.DEV) insertStyleSheets(manifest, resolvePage(href));
    void navigate(href);
  };
};
