import { replayIntegration } from "@sentry/browser";

/** Masks all text and input and records no images. No compression worker, because the content policy forbids it. */
export const createReplay = (): ReturnType<typeof replayIntegration> =>
  replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true, useCompression: false });
