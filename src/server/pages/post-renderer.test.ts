import { expect, test } from "vitest";
import type { PageVisit } from "#application/site/index.ts";
import { createLoadLimiter, OverloadError } from "../queues/load-limiter.ts";
import { LOAD_LIMITS } from "../queues/load-limits.ts";
import { createPostRenderer } from "./post-renderer.ts";
import type { RenderedPage } from "./rendered-page.ts";

const PAGE: RenderedPage = {
  status: 422,
  headers: {},
  cookies: [],
  body: new Uint8Array(),
  tags: new Set(),
  isParameter: null,
};

const aPost = (token: string): Request =>
  new Request("https://site.example/contact", { method: "POST", body: new URLSearchParams({ formulaire: token }) });

/** A renderer behind a limiter whose running tasks end with `free`. */
const createBusy = async (render: (visit: PageVisit) => Promise<RenderedPage>, { queued = 0 } = {}) => {
  const limiter = createLoadLimiter({ ...LOAD_LIMITS, connections: () => 0, onShed: () => undefined });
  const { promise: free, resolve } = Promise.withResolvers<void>();
  const tasks = Array.from({ length: LOAD_LIMITS.maxRunning }, () => limiter.run(() => free, "page"));
  await expect.poll(() => limiter.counts().running).toBe(LOAD_LIMITS.maxRunning);
  for (let index = 0; index < queued; index += 1) tasks.push(limiter.run(() => free, "post"));
  const renderPost = createPostRenderer({
    render: (_, visit) => render(visit),
    limiter,
    signatures: { isIssued: (token) => token === "issued", isLink: ({ search }) => search === "?cle=issued" },
  });
  const finish = async (): Promise<void> => {
    resolve();
    await Promise.all(tasks);
    await expect.poll(limiter.counts).toEqual({ running: 0, queued: 0 });
  };
  return { limiter, renderPost, finish };
};

test("a form with a valid token that is saved waits for nobody", async () => {
  const { renderPost, finish } = await createBusy(async () => PAGE, { queued: LOAD_LIMITS.queues.post.places });
  expect(await renderPost(aPost("issued"), "192.0.2.1")).toBe(PAGE);
  await finish();
});

test("a form with a valid token that comes back waits for one turn, which ends with its page", async () => {
  const steps: string[] = [];
  const { limiter, renderPost, finish } = await createBusy(async ({ client, waitForSlot }) => {
    steps.push(`${client} is checked`);
    await Promise.all([waitForSlot?.(), waitForSlot?.()]);
    steps.push(`rendered as one of ${limiter.counts().running}`);
    return PAGE;
  });
  const answer = renderPost(aPost("issued"), "192.0.2.1");
  await expect.poll(() => limiter.counts().queued).toBe(1);
  expect(steps).toEqual(["192.0.2.1 is checked"]);
  await finish();
  expect(await answer).toBe(PAGE);
  expect(steps[1]).toBe("rendered as one of 1");
  expect(limiter.counts()).toEqual({ running: 0, queued: 0 });
});

test("many forms with a valid token are checked one in a turn of the event loop", async () => {
  let [turns, isOver] = [0, false];
  const startedAt: number[] = [];
  const { renderPost, finish } = await createBusy(async () => {
    startedAt.push(turns);
    return PAGE;
  });
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  await Promise.all(Array.from({ length: 5 }, () => renderPost(aPost("issued"), "")));
  isOver = true;
  expect(new Set(startedAt).size).toBe(5);
  await finish();
});

test("a turn ends with a page that fails", async () => {
  const { limiter, renderPost, finish } = await createBusy(async ({ waitForSlot }) => {
    await waitForSlot?.();
    throw new Error("no page");
  });
  const answer = renderPost(aPost("issued"), "").catch((error: unknown) => error);
  await expect.poll(() => limiter.counts().queued).toBe(1);
  await finish();
  expect(await answer).toEqual(new Error("no page"));
});

test("a form with a forged token waits before it is read, and is shed when too many wait", async () => {
  let rendered = 0;
  const render = async (): Promise<RenderedPage> => {
    rendered += 1;
    return PAGE;
  };
  const { renderPost, finish } = await createBusy(render, { queued: LOAD_LIMITS.queues.post.places - 1 });
  const answer = renderPost(aPost("forged"), "");
  const shed = renderPost(aPost("forged"), "").catch((error: unknown) => error);
  expect(await shed).toBeInstanceOf(OverloadError);
  expect(rendered).toBe(0);
  await finish();
  expect(await answer).toBe(PAGE);
});
