import { setImmediate } from "node:timers/promises";
import type { PageVisit } from "#application/site/index.ts";
import type { LoadLimiter } from "../queues/load-limiter.ts";
import { refusedFormResponse } from "../queues/overload-response.ts";
import { openForm, type Signatures } from "./form-body/form-body.ts";
import type { RenderedPage } from "./rendered-page.ts";

type PostRendererDependencies = {
  readonly render: (request: Request, visit: PageVisit) => Promise<RenderedPage>;
  readonly limiter: LoadLimiter;
  readonly signatures: Signatures;
};

/** Resolves once the limiter has a free slot, which is held until `end`. */
const acquireSlot = (limiter: LoadLimiter, end: Promise<void>): Promise<void> =>
  new Promise((start, fail) => {
    const hold = (): Promise<void> => {
      start();
      return end;
    };
    limiter.run(hold, "lead").catch(fail);
  });

/** Lets one caller pass in each turn of the event loop, so that others are heard between the checks of two forms. */
const createTickQueue = (): (() => Promise<void>) => {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => setImmediate());
    return last;
  };
};

/**
 * Renders the answer to a form. With a valid token, or at the address of a genuine link of a mail, it is read and saved at once, and waits for its turn only if it comes
 * back as a page; it is never shed. Any other form waits before its route, in few places.
 */
export const createPostRenderer = ({ render, limiter, signatures }: PostRendererDependencies) => {
  const waitForTick = createTickQueue();
  const renderValid = async (request: Request, visit: PageVisit): Promise<RenderedPage> => {
    await waitForTick();
    const { promise: end, resolve: releaseSlot } = Promise.withResolvers<void>();
    let slot: Promise<void> | null = null;
    const waitForSlot = (): Promise<void> => (slot ??= acquireSlot(limiter, end));
    try {
      return await render(request, { ...visit, waitForSlot });
    } finally {
      releaseSlot();
    }
  };
  return async (request: Request, client: string): Promise<RenderedPage | Response> => {
    const form = await openForm(request, client, signatures);
    if (!("read" in form)) return refusedFormResponse(form.type);
    const visit = { client, readForm: form.read };
    return form.type === "valid" ? renderValid(request, visit) : limiter.run(() => render(request, visit), "post");
  };
};
