/** Where the content service's visual editor is, and its script; no other host may frame a page. */
export const VISUAL_EDITOR_HOST = "app.storyblok.com";
