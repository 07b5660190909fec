import { type ReactNode, useContext, useEffect } from "react";
import {
  Meta,
  Outlet,
  Scripts,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useRouteLoaderData,
} from "react-router";
import textFont from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import type { SiteServices } from "#application/site/index.ts";
import { LISTS_PARAMETER } from "#domain/shortlist/index.ts";
import "./app.css";
import "../platform/pictures/studio-masks.css";
import "../sections/section-styles.ts";
import { buildAppointmentLinks } from "../sections/form/appointment-links.server.ts";
import { headBrand } from "./brand.server.ts";
import { DEVELOPMENT_NONCE } from "./development-nonce.ts";
import { browserConsole } from "../platform/browser-console/index.ts";
import { ERROR_REPORTING_META, errorReportingContent } from "../platform/error-reporting/index.ts";
import { ErrorPage, toErrorView } from "./errors/error-page.tsx";
import { useAppointmentLinks } from "../platform/appointment/index.ts";
import { errorStrings } from "../platform/errors/index.ts";
import { UnavailablePage } from "./errors/unavailable-page.tsx";
import { currentShellView } from "./shell/current-shell-view.server.ts";
import { FOOTER_ID } from "./shell/footer.tsx";
import { SiteShell } from "./shell/site-shell.tsx";
import { fallBackToLastResults } from "../stock/index.ts";
import { recallPage, useLastPages } from "../platform/last-pages/index.ts";
import { useCacheMarket } from "../platform/object-cache/index.ts";
import { PageBoundary } from "./page-boundary.tsx";
import { documentTitle } from "../platform/page/index.ts";
import { type Lists, readLists } from "../shortlist/index.ts";
import { redirectPayloads } from "./redirect-payloads.ts";
import { StyleSheets } from "../platform/preload/index.ts";
import { sitePicture } from "./site-picture.server.ts";
import { servicesOf, tagPage } from "../platform/router-context/index.ts";
import type { Route } from "./+types/root";

export const middleware: Route.MiddlewareFunction[] = [redirectPayloads];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [recallPage, fallBackToLastResults];

/** The visitor's lists for a page rendered for one visitor; all other pages are cached. */
const listsOn = (
  { pathname, searchParams }: URL,
  { paths }: SiteServices<"paths">,
  request: Request,
): { readonly lists?: Lists } => {
  const isOfOneVisitor = searchParams.has(LISTS_PARAMETER) || [paths.favourites(), paths.compare()].includes(pathname);
  return isOfOneVisitor ? { lists: readLists(request.headers.get("cookie")) } : {};
};

export const loader = async ({ request, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { content, editing, settings, paths, siteUrl, integrations, mockData } = services;
  tagPage(context, "content", "catalogue", "stock", "minute");
  return {
    brand: headBrand(settings.brand),
    site: { group: settings.group.name, siteUrl, locale: settings.locale, image: sitePicture(services) },
    mockData,
    ...listsOn(url, services, request),
    errorReporting: errorReportingContent(integrations.errorReporting),
    hrefs: { home: paths.home(), stock: paths.stock() },
    appointments: await buildAppointmentLinks(services),
    shell: currentShellView(services, await content.shell({ draft: editing.editorOf(url.searchParams) !== null })),
  };
};

/** Header and footer are the same on every page. */
export const shouldRevalidate = (): boolean => false;

const ErrorReportingMeta = () => {
  const content = useRouteLoaderData<typeof loader>("root")?.errorReporting;
  return content ? <meta name={ERROR_REPORTING_META} content={content} /> : null;
};

/** The style sheets of the program, the brand and the page. */
const PageStyles = () => <StyleSheets brand={useRouteLoaderData<typeof loader>("root")?.brand.style ?? null} />;

/** The font of the texts, unless it is one of the visitor's. */
const FontPreload = () => {
  const root = useRouteLoaderData<typeof loader>("root");
  const font = root ? (root.brand.font ?? textFont) : textFont;
  return font === "" ? null : <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />;
};

/** Nonce for the style elements that Vite inserts. */
const DevelopmentNonce = () => <meta property="csp-nonce" nonce={DEVELOPMENT_NONCE} suppressHydrationWarning />;

/** Stands after the style sheets, which `head-order` moves to the front: React finds both in the order of the page. */
const DevelopmentStart = () => <script src="/src/web/app/development-start.js" />;

/** Positions by the key of the history's entry, written by the router when the page is left. */
const STORAGE_KEY = "react-router-scroll-positions";

/** Stands at the end of the page, so that it scrolls before the first paint. */
const RESTORE = `(()=>{try{const h=history;if(!h.state||!h.state.key)h.replaceState({key:Math.random().toString(32).slice(2)},"");const y=JSON.parse(sessionStorage.getItem("${STORAGE_KEY}")||"{}")[h.state.key];if(typeof y==="number")scrollTo(0,y)}catch{}})()`;

/**
 * Scrolls to where the visitor was. As the router's `ScrollRestoration`, whose script throws on every page where the
 * browser blocks site data.
 */
const ScrollRestoration = () => {
  useScrollRestoration({ storageKey: STORAGE_KEY });
  const nonce = useContext(FrameworkContext)?.nonce;
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: RESTORE }} />;
};

export const Layout = ({ children }: { readonly children: ReactNode }) => (
  // The inline script may have set `data-started` before React hydrates.
  <html lang="fr" suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      {import.meta.env.DEV && <DevelopmentNonce />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icon-192.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <FontPreload />
      {/*
       * Styles usually load after the page. If they are cached, or parsing is slow, a frame painted halfway would shift.
       * Chromium paints at the start tag, so the element is the one after the main part.
       */}
      <link rel="expect" href={`#${FOOTER_ID}`} blocking="render" />
      <PageStyles />
      {import.meta.env.DEV && <DevelopmentStart />}
      <ErrorReportingMeta />
      <Meta />
    </head>
    <body>
      {children}
      <ScrollRestoration />
      <Scripts />
    </body>
  </html>
);

const Root = ({ loaderData: { shell, site, mockData, lists, appointments } }: Route.ComponentProps) => {
  useEffect(() => {
    if (mockData) browserConsole.warn("MOCK_DATA is true: the demo group in memory, nothing is saved or sent.");
  }, [mockData]);
  useCacheMarket(site.locale, shell.locations);
  useLastPages();
  useAppointmentLinks(appointments);
  return (
    <SiteShell view={shell} lists={lists ?? null}>
      <PageBoundary>
        <Outlet />
      </PageBoundary>
    </SiteShell>
  );
};

/** For error pages without the root loader's data. */
const FALLBACK_HREFS = { home: "/", stock: "/stock" };

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const root = useRouteLoaderData<typeof loader>("root");
  const { kind, status, message, unavailable, ...alternatives } = toErrorView(error);
  const page = unavailable ? (
    <UnavailablePage />
  ) : (
    <ErrorPage kind={kind} status={status} hrefs={root?.hrefs ?? FALLBACK_HREFS} {...alternatives} />
  );
  return (
    <>
      <title>{documentTitle(errorStrings.documentTitle(status, message), "/", root?.site.group ?? "")}</title>
      <meta name="robots" content="noindex" />
      {root ? (
        <SiteShell view={root.shell} lists={root.lists ?? null}>
          {page}
        </SiteShell>
      ) : (
        page
      )}
    </>
  );
};

export default Root;
