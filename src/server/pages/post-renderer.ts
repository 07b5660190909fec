import { setImmediate } from "node:timers/promises";
import type { PageVisit } from "#application/site/index.ts";
import type { LoadLimiter } from "../queues/load-limiter.ts";
import { refusedFormResponse } from "../queues/overload-response.ts";
import { throwUnhandled, withErrorHandler } from "#domain/shared/index.ts";
import { TOKEN_FIELD } from "#domain/spam/index.ts";
import type { RenderedPage } from "./rendered-page.ts";

type PostRendererDependencies = {
  readonly render: (request: Request, visit: PageVisit) => Promise<RenderedPage>;
  readonly limiter: LoadLimiter;
  /** True if this site issued the token of a form. */
  readonly isIssued: (token: string) => boolean;
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

/** A form without a valid token may be as long as the texts of one with it, and take as long. */
const MAX_BYTES = 64 * 1024;
const MAX_MS = 15_000;

/** Bytes before the token is first looked for: a body may come byte by byte. */
const FIRST_LOOK_BYTES = 512;

const TOKEN = new RegExp(`(?:^|&)${TOKEN_FIELD}=([\\w.-]+)|name="${TOKEN_FIELD}"\\r\\n\\r\\n([\\w.-]+)`);

/** The token in the beginning of a body, url-encoded or in parts; empty if there is none. */
export const findToken = (body: string): string => TOKEN.exec(body)?.slice(1).find(Boolean) ?? "";

/** A posted form before anything is parsed. */
type UnparsedForm =
  /** Its token is valid; the rest of the body may still be on its way. */
  | { readonly type: "valid"; readonly request: Request }
  /** Its token is forged or missing; the body is there. */
  | { readonly type: "unknown"; readonly request: Request }
  /** Without a valid token, and longer or slower than a form without files; or broken off. */
  | { readonly type: "tooLarge" | "tooSlow" | "brokenOff" };

type Reader = ReadableStreamDefaultReader<Uint8Array>;

const withBody = ({ url, method, headers, signal }: Request, body: BodyInit): Request =>
  new Request(url, { method, headers, signal, body, duplex: "half" } as RequestInit);

/** The bytes that were read, then those that arrive. */
const withRest = (chunks: readonly Uint8Array[], reader: Reader): ReadableStream<Uint8Array> => {
  const first = [...chunks];
  return new ReadableStream(
    {
      async pull(controller) {
        const chunk = first.shift() ?? (await reader.read()).value;
        if (chunk === undefined) controller.close();
        else controller.enqueue(chunk);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
};

/** Reads until a valid token is found, the body ends or a limit is reached. */
const readBeginning = async (reader: Reader, isValid: (token: string) => boolean) => {
  const chunks: Uint8Array[] = [];
  let [text, nextLook] = ["", FIRST_LOOK_BYTES];
  for (;;) {
    const { done, value } = await reader.read();
    if (value !== undefined) {
      chunks.push(value);
      text += Buffer.from(value).toString("latin1");
    }
    const isTooLarge = text.length > MAX_BYTES;
    if (done || isTooLarge || text.length >= nextLook) {
      if (isValid(findToken(text))) return { type: "valid", chunks } as const;
      // Each look reads the text from its beginning: at twice the length, all of them read no more than twice its bytes.
      nextLook = 2 * text.length;
    }
    if (done) return { type: "unknown", chunks } as const;
    if (isTooLarge) return { type: "tooLarge", chunks } as const;
  }
};

/**
 * Looks for the token of a posted form in the beginning of its body, which costs a signature. `isValid`: this site has
 * issued the token.
 */
export const readPostedForm = async (request: Request, isValid: (token: string) => boolean): Promise<UnparsedForm> => {
  if (request.body === null) return { type: "unknown", request };
  const reader = request.body.getReader();
  let isSlow = false;
  // Cancelling ends the body.
  const stop = (): void => {
    isSlow = true;
    void reader.cancel().catch(() => undefined);
  };
  const deadline = setTimeout(withErrorHandler(stop, throwUnhandled), MAX_MS);
  try {
    const { type, chunks } = await readBeginning(reader, isValid);
    if (isSlow) return { type: "tooSlow" };
    if (type === "valid") return { type, request: withBody(request, withRest(chunks, reader)) };
    if (type === "unknown") return { type, request: withBody(request, Buffer.concat(chunks)) };
    await reader.cancel();
    return { type };
  } catch {
    return { type: "brokenOff" };
  } finally {
    clearTimeout(deadline);
  }
};

/**
 * Renders the answer to a form. With a valid token it is read and saved at once, and waits for its turn only if it comes
 * back as a page; it is never shed. Any other form waits before anything is parsed or rendered, in few places.
 */
export const createPostRenderer = ({ render, limiter, isIssued }: PostRendererDependencies) => {
  const waitForTick = createTickQueue();
  const renderValid = async (request: Request, client: string): Promise<RenderedPage> => {
    await waitForTick();
    const { promise: end, resolve: releaseSlot } = Promise.withResolvers<void>();
    let slot: Promise<void> | null = null;
    const waitForSlot = (): Promise<void> => (slot ??= acquireSlot(limiter, end));
    try {
      return await render(request, { client, waitForSlot });
    } finally {
      releaseSlot();
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
