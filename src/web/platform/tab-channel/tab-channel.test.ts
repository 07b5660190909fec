import { beforeEach, expect, test, vi } from "vitest";
import { createTabChannel } from "./tab-channel.ts";

let channels: FakeChannel[] = [];

class FakeChannel extends EventTarget {
  readonly name: string;
  isClosed = false;
  readonly sent: unknown[] = [];
  constructor(name: string) {
    super();
    this.name = name;
    channels.push(this);
  }
  postMessage(message: unknown): void {
    this.sent.push(message);
  }
  close(): void {
    this.isClosed = true;
  }
}

const startPage = () => {
  const reload = vi.fn<() => void>();
  const page = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", page);
  return {
    reload,
    channel: createTabChannel("listes", reload),
    dispatch: (type: string) => page.dispatchEvent(new Event(type)),
  };
};

beforeEach(() => {
  channels = [];
  vi.stubGlobal("BroadcastChannel", FakeChannel);
});

test("reloads at once, when another tab notifies and when the tab becomes visible", () => {
  const { channel, reload, dispatch } = startPage();
  channel.watch();
  channel.watch();
  expect(reload).toHaveBeenCalledTimes(1);
  channels[0]?.dispatchEvent(new Event("message"));
  expect(reload).toHaveBeenCalledTimes(2);
  dispatch("visibilitychange");
  expect(reload).toHaveBeenCalledTimes(3);
  expect(channels.map(({ name }) => name)).toEqual(["listes"]);
});

test("notifies the other tabs while it watches", () => {
  const { channel } = startPage();
  channel.notify();
  channel.watch();
  channel.notify();
  expect(channels[0]?.sent).toHaveLength(1);
});

test("is closed while the page waits in the back/forward cache", () => {
  const { channel, reload, dispatch } = startPage();
  channel.watch();
  dispatch("pagehide");
  expect(channels.map(({ isClosed }) => isClosed)).toEqual([true]);
  dispatch("pageshow");
  expect(channels.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(2);
});
