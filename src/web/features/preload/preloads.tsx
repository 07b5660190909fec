import { type SyntheticEvent, useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigation } from "react-router";
import { whenIdle } from "../page/index.ts";
import { readBuildManifest } from "./build-manifest.ts";
import { isAllowed, observeIntent, observeView } from "./observe-links.ts";
import { type Preload, preloadOf } from "./preload-rule.ts";
import { createPreloadSlots, type PreloadSlots } from "./preload-slots.ts";

/** Tells the browser's own rules (`public/next-page.speculationrules`) that the router opens links: nothing is loaded twice. */
const useRouterMark = (): void => {
  useEffect(() => {
    document.documentElement.dataset["router"] = "";
  }, []);
};

/** Hands those pages to the slots that the manifest of the build allows. */
const createPageQueue =
  ({ add }: PreloadSlots) =>
  async (page: string, isIntended: boolean): Promise<void> => {
    const manifest = await readBuildManifest();
    // The visitor may be there by now.
    if (manifest === null || page === location.pathname + location.search) return;
    const preload = preloadOf(manifest, page);
    if (preload !== null) add(preload, isIntended);
  };

type PreloadLinksProps = Preload & { readonly onEnd: (page: string) => void };

type Handlers = Record<"onLoad" | "onError", (event: SyntheticEvent<HTMLLinkElement>) => void>;

/** Of a page whose payload no browser stores. */
const PreloadFiles = ({ files, handlers }: Pick<Preload, "files"> & { readonly handlers: Handlers }) =>
  files.map((file) =>
    file.endsWith(".css") ? (
      <link key={file} rel="prefetch" as="style" href={file} />
    ) : (
      <link key={file} rel="modulepreload" href={file} {...handlers} />
    ),
  );

/** The payload ends the preload, for it is the last of it and the largest; that of a page without one ends with a script. */
const PreloadLinks = ({ page, isStored, files, onEnd }: PreloadLinksProps) => {
  const onLink = ({ currentTarget }: SyntheticEvent<HTMLLinkElement>): void => {
    if (!isStored || currentTarget.rel === "prefetch") onEnd(page);
  };
  // The router hands these to its elements, though its types leave them out.
  const handlers: Handlers = { onLoad: onLink, onError: onLink };
  if (!isStored) return <PreloadFiles files={files} handlers={handlers} />;
  return <PrefetchPageLinks page={page} {...handlers} />;
};

/** Preloads data and code of the pages that the visitor is about to open; a payload is then in the browser's cache. */
export const Preloads = () => {
  const [preloads, setPreloads] = useState<readonly Preload[]>([]);
  const [slots] = useState(() => createPreloadSlots(setPreloads));
  const [queue] = useState(() => createPageQueue(slots));
  useRouterMark();
  const { location: next } = useNavigation();
  useEffect(() => {
    // What the visitor goes to waits for nothing else.
    if (next !== undefined) slots.leaveFor(next.pathname + next.search);
  }, [next, slots]);
  useEffect(() => {
    // The first link that the visitor points at waits for nothing.
    if (isAllowed()) void readBuildManifest();
  }, []);
  useEffect(() => observeIntent((page) => void queue(page, true)), [queue]);
  useEffect(
    () =>
      observeView(async (pages) => {
        await whenIdle();
        // The one that is added last is preloaded first.
        for (const page of pages.toReversed()) void queue(page, false);
      }),
    [queue],
  );
  // In an element of their own: one that comes or goes would otherwise change the styles of all that follows it.
  return (
    <div hidden>
      {preloads.map((preload) => (
        <PreloadLinks key={preload.page} {...preload} onEnd={slots.finish} />
      ))}
    </div>
  );
};
