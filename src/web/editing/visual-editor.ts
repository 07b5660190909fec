import { VISUAL_EDITOR_HOST } from "#domain/content/index.ts";

type Bridge = { readonly on: (events: readonly string[], listener: () => void) => void };

const SCRIPT_URL = `https://${VISUAL_EDITOR_HOST}/f/storyblok-v2-latest.js`;

/** Loads the Storyblok bridge once and reloads the page on its events. */
export const reloadOnEditorChange = (): void => {
  if (document.querySelector(`script[src="${SCRIPT_URL}"]`)) return;
  const script = document.createElement("script");
  script.src = SCRIPT_URL;
  script.addEventListener("load", () => {
    const { StoryblokBridge } = window as Window & { readonly StoryblokBridge?: new () => Bridge };
    if (StoryblokBridge) new StoryblokBridge().on(["change", "published"], () => location.reload());
  });
  document.head.append(script);
};
