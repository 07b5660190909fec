/** Host of the content service's visual editor, the only one that may frame a page. */
export const VISUAL_EDITOR_HOST = "app.storyblok.com";
