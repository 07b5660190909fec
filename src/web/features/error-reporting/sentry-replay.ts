import { replayIntegration } from "@sentry/browser";

/** Every text and every input is masked, no picture is recorded. The content policy allows no worker for compression. */
export const createReplay = (): ReturnType<typeof replayIntegration> =>
  replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true, useCompression: false });
