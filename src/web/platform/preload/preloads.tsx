import { useContext, useEffect, useState } from "react";
import { preloadModule } from "react-dom";
import { UNSAFE_FrameworkContext as FrameworkContext, useNavigation } from "react-router";
import { whenIdle } from "../page/index.ts";
import { isAllowed, observeIntent, observeOpening, observeView, resolvePage } from "./observe-links.ts";
import {
  arrivedBuildManifest,
  createPreloadSlots,
  type Preload,
  preloadOf,
  type PreloadSlots,
  readBuildManifest,
} from "./preload-slots.ts";
import { useNextStyleSheets } from "./style-sheets.tsx";

/**
 * Disables the browser's speculation rules (`public/next-page.speculationrules`) for links that the router handles, so
 * that nothing is loaded twice.
 */
const useRouterMark = (): void => {
  useEffect(() => {
    document.documentElement.dataset["router"] = "";
  }, []);
};

/** Queues the pages that the build manifest allows. */
const createPageQueue =
  ({ add }: PreloadSlots) =>
  async (page: string, isIntended: boolean): Promise<void> => {
    const manifest = await readBuildManifest();
    // The visitor may already be on the page.
    if (manifest === null || page === location.pathname + location.search) return;
    const preload = preloadOf(manifest, page);
    if (preload !== null) add(preload, isIntended);
  };

const isStyle = (file: string): boolean => file.endsWith(".css");

const ignoreFailure = (): void => undefined;

/**
 * Requests all scripts of the page that the visitor opens. The router alone requests the page's module first, and what it
 * imports a round trip later.
 */
const loadScripts = (page: string): void => {
  const manifest = arrivedBuildManifest();
  const { files = [] } = (manifest && preloadOf(manifest, page)) ?? {};
  for (const file of files) if (!isStyle(file)) preloadModule(file);
};

/** Browsers set `Sec-Purpose` themselves, for their own preloads alone. */
const HEADERS = { Purpose: "prefetch" };

/** Firefox checks `<link rel="prefetch">` against `default-src`, which is `'none'`, but this against `connect-src`. */
const loadEarly = async (address: string, signal: AbortSignal): Promise<void> => {
  const response = await fetch(address, { headers: HEADERS, priority: "low", signal });
  // Only a body that was read to its end is cached.
  await response.arrayBuffer();
};

/** Address of the page's data, as the router requests it: without that of the root, which every page has. */
const payloadOf = ({ page, route }: Preload): string => {
  const url = resolvePage(page);
  url.pathname += url.pathname.endsWith("/") ? "_.data" : ".data";
  url.searchParams.set("_routes", route);
  return url.href;
};

type PreloadLinksProps = { readonly preload: Preload; readonly onEnd: (page: string) => void };

/** A preload ends with its payload, the last and largest request; without a payload it ends with a script. */
const PreloadLinks = ({ preload, onEnd }: PreloadLinksProps) => {
  // Renders again when the router has read more of its manifest: until then it takes the page for one of content.
  const isKnown = useContext(FrameworkContext)?.manifest.routes[preload.route] !== undefined;
  const hasPayload = preload.isStored && isKnown;
  useEffect(() => {
    const ending = new AbortController();
    const load = (address: string) => loadEarly(address, ending.signal).catch(ignoreFailure);
    const [module = "", ...others] = preload.files;
    if (hasPayload) {
      void load(payloadOf(preload)).then(() => ending.signal.aborted || onEnd(preload.page));
      // Runs the page's module, so that the click does not.
      void import(/* @vite-ignore */ module).catch(ignoreFailure);
    } else for (const file of others.filter(isStyle)) void load(file);
    return () => ending.abort();
  }, [hasPayload, preload, onEnd]);
  const onScript = preload.isStored ? undefined : () => onEnd(preload.page);
  return preload.files.map(
    (file) => isStyle(file) || <link key={file} rel="modulepreload" href={file} onLoad={onScript} onError={onScript} />,
  );
};

/**
 * Preloads data and code of the pages that the visitor is likely to open. Payloads are stored in the browser's cache.
 */
export const Preloads = () => {
  const [preloads, setPreloads] = useState<readonly Preload[]>([]);
  const [slots] = useState(() => createPreloadSlots(setPreloads));
  const [queue] = useState(() => createPageQueue(slots));
  useRouterMark();
  useNextStyleSheets();
  const { location: next } = useNavigation();
  useEffect(() => {
    if (next === undefined) return;
    const page = next.pathname + next.search;
    // A navigation takes precedence over all preloads.
    slots.leaveFor(page);
    if (isAllowed()) void readBuildManifest().then(() => loadScripts(page));
  }, [next, slots]);
  useEffect(() => observeOpening(({ pathname, search }) => loadScripts(pathname + search)), []);
  useEffect(() => {
    // Loads the manifest early, so that the first link does not wait for it.
    if (isAllowed()) void readBuildManifest();
  }, []);
  useEffect(() => observeIntent((page) => void queue(page, true)), [queue]);
  useEffect(
    () =>
      observeView(async (pages) => {
        await whenIdle();
        // The last one added is preloaded first.
        for (const page of pages.toReversed()) void queue(page, false);
      }),
    [queue],
  );
  // In a separate element: inserting and removing siblings would restyle everything after them.
  return (
    <div hidden>
      {preloads.map((preload) => (
        <PreloadLinks key={preload.page} preload={preload} onEnd={slots.finish} />
      ))}
    </div>
  );
};
