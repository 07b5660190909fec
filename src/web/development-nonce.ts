/** Nonce of the style elements that Vite writes in development, where the policy allows it. */
export const DEVELOPMENT_NONCE = "development";
