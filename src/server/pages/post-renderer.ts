import { setImmediate } from "node:timers/promises";
import type { PageVisit } from "#application/site/index.ts";
import type { LoadLimiter } from "../queues/load-limiter.ts";
import { refusedFormResponse } from "../queues/overload-response.ts";
import { readPostedForm } from "./posted-form.ts";
import type { RenderedPage } from "./rendered-page.ts";

export type PostRendererDependencies = {
  readonly render: (request: Request, visit: PageVisit) => Promise<RenderedPage>;
  readonly limiter: LoadLimiter;
  /** True if this site issued the token of a form. */
  readonly isIssued: (token: string) => boolean;
};

/** Resolves when the turn has come; the turn ends with `end`. */
const takeTurn = (limiter: LoadLimiter, end: Promise<void>): Promise<void> =>
  new Promise((start, fail) => {
    const turn = (): Promise<void> => {
      start();
      return end;
    };
    limiter.run(turn, "lead").catch(fail);
  });

/** Lets one caller pass in each turn of the event loop, so that others are heard between the checks of two forms. */
const createTurnstile = (): (() => Promise<void>) => {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => setImmediate());
    return last;
  };
};

/**
 * Renders the answer to a form. With a valid token it is read and saved at once, and waits for its turn only if it comes
 * back as a page; it is never shed. Any other form waits before anything is parsed or rendered, in few places.
 */
export const createPostRenderer = ({ render, limiter, isIssued }: PostRendererDependencies) => {
  const pass = createTurnstile();
  const renderValid = async (request: Request, client: string): Promise<RenderedPage> => {
    await pass();
    const { promise: end, resolve: endTurn } = Promise.withResolvers<void>();
    let turn: Promise<void> | null = null;
    const waitForTurn = (): Promise<void> => (turn ??= takeTurn(limiter, end));
    try {
      return await render(request, { client, waitForTurn });
    } finally {
      endTurn();
    }
  };
  return async (request: Request, client: string): Promise<RenderedPage | Response> => {
    const posted = await readPostedForm(request, isIssued);
    switch (posted.type) {
      case "valid":
        return renderValid(posted.request, client);
      case "unknown":
        return limiter.run(() => render(posted.request, { client }), "post");
      default:
        return refusedFormResponse(posted.type);
    }
  };
};
