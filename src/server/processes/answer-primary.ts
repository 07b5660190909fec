import { withErrorHandler, inBackground, throwUnhandled } from "#domain/shared/index.ts";
import type { Site } from "../site.ts";
import { type PrimaryMessage, primaryMessageSchema, type ServingMessage } from "./messages.ts";

const ALIVE_INTERVAL_MS = 5_000;

/** The channel to the primary process. */
type Channel = Pick<NodeJS.Process, "on" | "send">;

type AnsweringSite = Pick<Site, "log" | "readMetrics">;

/** Answers the primary process. Messages that arrive before the site runs are queued. */
export const answerPrimary = (channel: Channel): { readonly use: (site: AnsweringSite) => void } => {
  const started = Promise.withResolvers<AnsweringSite>();
  // If the primary process ends at this moment, this one ends too.
  const send = (message: ServingMessage): void => void channel.send?.(message, undefined, undefined, () => undefined);
  const answer = async (message: PrimaryMessage): Promise<void> => {
    const site = await started.promise;
    if (message.type === "metrics-request") {
      send({ type: "metrics", request: message.request, text: await site.readMetrics() });
    } else {
      const { pid, reason } = message;
      site.log.error({ pid, reason }, "serving process exited; replaced by this one");
    }
  };
  const onError = (error: unknown): void =>
    inBackground(
      async () => (await started.promise).log.error({ err: error }, "a message of the primary process failed"),
      throwUnhandled,
    );
  channel.on(
    "message",
    withErrorHandler((received: unknown) => answer(primaryMessageSchema.parse(received)), onError),
  );
  const sayAlive = (): void => send({ type: "alive" });
  setInterval(withErrorHandler(sayAlive, onError), ALIVE_INTERVAL_MS).unref();
  return { use: started.resolve };
};
