/** Nonce for the style elements that Vite inserts in development, where the content policy allows it. */
export const DEVELOPMENT_NONCE = "development";
