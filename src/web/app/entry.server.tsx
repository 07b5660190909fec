import { Fragment, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { SECTION_SCRIPTS } from "virtual:section-scripts";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { endOfHead, withOrderedHead } from "./head-order.ts";
import { payloadScripts, withStartScript } from "./payload-scripts.ts";
import { PageBoundaryContext } from "./page-boundary.tsx";
import { EditedSectionsContext } from "../editing/edited-on-demand.tsx";
import { EditedSections } from "../editing/edited-sections.tsx";
import { ALL_COMPONENTS } from "../sections/all-sections.server.ts";
import { SectionComponentsContext } from "../sections/page-sections.tsx";
import { pageContext, servicesOf, visitContext } from "../platform/router-context/index.ts";

/** Deadline for the data of a page, in milliseconds. */
export const streamTimeout = 10_000;

const PAGE_END = "</body></html>";

/** Without the names of its sections' scripts a page requests them only when hydration starts: one round trip later. */
const scriptsOfSections = (sections: ReadonlySet<string>): readonly string[] =>
  [...sections].flatMap((name) => SECTION_SCRIPTS[name] ?? []);

/** On failure renders again without the page boundary, so that the original error is thrown. */
const renderPage = (page: ReactNode): string => {
  try {
    return renderToString(page);
  } catch {
    return renderToString(<PageBoundaryContext value={Fragment}>{page}</PageBoundaryContext>);
  }
};

/** Index at which the router's scripts start: the only scripts after the head that need the nonce. */
const startOfScripts = (markup: string, nonce: string, headEnd: number, end: number): number => {
  const attribute = markup.indexOf(` nonce="${nonce}"`, headEnd);
  return attribute === -1 ? end : markup.lastIndexOf("<", attribute);
};

/**
 * Renders nothing for a probe, otherwise the page as one string: all data is available, and the string renderer skips the
 * attribute encoding of the stream renderer. The page is stored in the context in pieces, because a `Response` copies
 * its body twice. The router renders the error page for a response that is thrown here.
 */
const handleRequest = async (
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> => {
  const page = context.get(pageContext);
  const { refusal, scriptNonce: nonce } = page;
  const { isProbe, waitForSlot } = context.get(visitContext);
  if (isProbe) return new Response(null, { status, headers });
  page.refusal = null;
  if (refusal !== null) throw refusal;
  await waitForSlot?.();
  const markup = renderPage(
    <SectionComponentsContext value={ALL_COMPONENTS}>
      <EditedSectionsContext value={EditedSections}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </EditedSectionsContext>
    </SectionComponentsContext>,
  );
  const hasScripts = routerContext.renderMeta?.didRenderScripts === true && serverHandoffStream !== undefined;
  const scripts = hasScripts ? await payloadScripts(serverHandoffStream, nonce) : "";
  const end = markup.endsWith(PAGE_END) ? markup.length - PAGE_END.length : markup.length;
  const headEnd = endOfHead(markup);
  const scriptsStart = startOfScripts(markup, nonce, headEnd, end);
  const { head, scripts: files } = withOrderedHead(markup.slice(0, headEnd));
  const startFiles = [...new Set([...files, ...scriptsOfSections(page.sections)])];
  const ownScripts = withStartScript(markup.slice(scriptsStart, end), startFiles);
  page.html = [`<!DOCTYPE html>${head}`, markup.slice(headEnd, scriptsStart), ownScripts + scripts + markup.slice(end)];
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(null, { status, headers });
};

/** A visitor's mistake that the router answers itself: an address without a route, a method that a page does not take. */
const isVisitorsMistake = (error: unknown): boolean => isRouteErrorResponse(error) && error.status < 500;

/** Logs errors thrown by loaders and pages. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || error instanceof Response || isVisitorsMistake(error)) return;
  const id = request.headers.get("x-request-id");
  servicesOf(context).log.error({ err: error, id, path: new URL(request.url).pathname }, "page failed");
};

export default handleRequest;
