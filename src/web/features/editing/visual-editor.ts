import { VISUAL_EDITOR_HOST } from "#domain/content/index.ts";

type Bridge = { readonly on: (events: readonly string[], listener: () => void) => void };

type BridgeWindow = Window & { readonly StoryblokBridge?: new () => Bridge };

const SCRIPT = `https://${VISUAL_EDITOR_HOST}/f/storyblok-v2-latest.js`;

/** Loads the editor's own script, once, and the page anew with every change that it tells of. */
export const followEditor = (): void => {
  if (document.querySelector(`script[src="${SCRIPT}"]`)) return;
  const script = document.createElement("script");
  script.src = SCRIPT;
  script.addEventListener("load", () => {
    const { StoryblokBridge } = window as BridgeWindow;
    if (StoryblokBridge) new StoryblokBridge().on(["change", "published"], () => location.reload());
  });
  document.head.append(script);
};
