import { type SyntheticEvent, useContext, useEffect, useState } from "react";
import { preloadModule } from "react-dom";
import { PrefetchPageLinks, UNSAFE_FrameworkContext as FrameworkContext, useNavigation } from "react-router";
import { whenIdle } from "../page/index.ts";
import { isAllowed, observeIntent, observeOpening, observeView } from "./observe-links.ts";
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

/**
 * Requests all scripts of the page that the visitor opens. The router alone requests the page's module first, and what it
 * imports a round trip later.
 */
const loadScripts = (page: string): void => {
  const manifest = arrivedBuildManifest();
  const { files = [] } = (manifest && preloadOf(manifest, page)) ?? {};
  for (const file of files) if (!file.endsWith(".css")) preloadModule(file);
};

type Handlers = Record<"onLoad" | "onError", (event: SyntheticEvent<HTMLLinkElement>) => void>;

/** For pages whose payload must not be cached, or not be requested yet. */
const PreloadFiles = ({ files, handlers }: Pick<Preload, "files"> & { readonly handlers: Handlers }) =>
  files.map((file) =>
    file.endsWith(".css") ? (
      <link key={file} rel="prefetch" as="style" href={file} />
    ) : (
      <link key={file} rel="modulepreload" href={file} {...handlers} />
    ),
  );

/** A preload ends with its payload, the last and largest request; without a payload it ends with a script. */
const PreloadLinks = ({
  page,
  route,
  isStored,
  files,
  onEnd,
}: Preload & { readonly onEnd: (page: string) => void }) => {
  // Renders again when the router has read more of its manifest: until then it takes the page for one of content.
  const isKnown = useContext(FrameworkContext)?.manifest.routes[route] !== undefined;
  const onLink = ({ currentTarget }: SyntheticEvent<HTMLLinkElement>): void => {
    if (!isStored || currentTarget.rel === "prefetch") onEnd(page);
  };
  // The router passes these to its elements, although its types omit them.
  const handlers: Handlers = { onLoad: onLink, onError: onLink };
  if (!isStored || !isKnown) return <PreloadFiles files={files} handlers={handlers} />;
  return <PrefetchPageLinks page={page} {...handlers} />;
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
        <PreloadLinks key={preload.page} {...preload} onEnd={slots.finish} />
      ))}
    </div>
  );
};
