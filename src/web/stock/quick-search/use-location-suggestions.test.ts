import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createDebouncedLoader } from "./use-location-suggestions.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose responses the test resolves. */
const slowServer = () => {
  const answers = new Map<string, PromiseWithResolvers<string>>();
  const signals: AbortSignal[] = [];
  const load = (search: string, signal: AbortSignal): Promise<string> => {
    const pending = Promise.withResolvers<string>();
    answers.set(search, pending);
    signals.push(signal);
    return pending.promise;
  };
  return { answers, signals, load };
};

const createLoader = () => {
  const server = slowServer();
  const results: (string | null)[] = [];
  return { ...server, results, loader: createDebouncedLoader(server.load, (answer) => results.push(answer)) };
};

describe("createDebouncedLoader", () => {
  test("loads once, after a pause", async () => {
    const { loader, answers } = createLoader();
    for (const text of ["g", "go", "gol", "golf"]) {
      loader.load(text);
      await vi.advanceTimersByTimeAsync(30);
    }
    await vi.advanceTimersByTimeAsync(100);
    expect([...answers.keys()]).toEqual(["golf"]);
  });

  test("emits the latest result only, however late an earlier one arrives", async () => {
    const { loader, answers, signals, results } = createLoader();
    loader.load("go");
    await vi.advanceTimersByTimeAsync(100);
    loader.load("golf");
    await vi.advanceTimersByTimeAsync(100);
    answers.get("golf")?.resolve("Golf");
    await vi.advanceTimersByTimeAsync(0);
    answers.get("go")?.resolve("Gol");
    await vi.advanceTimersByTimeAsync(0);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(results).toEqual(["Golf"]);
  });

  test("emits null if a request fails and goes on with the next one", async () => {
    const { loader, answers, results } = createLoader();
    loader.load("go");
    await vi.advanceTimersByTimeAsync(100);
    answers.get("go")?.reject(new TypeError("no network"));
    await vi.advanceTimersByTimeAsync(0);
    loader.load("golf");
    await vi.advanceTimersByTimeAsync(100);
    answers.get("golf")?.resolve("Golf");
    await vi.advanceTimersByTimeAsync(0);
    expect(results).toEqual([null, "Golf"]);
  });

  test("emits nothing after cancel", async () => {
    const { loader, answers, results } = createLoader();
    loader.load("go");
    await vi.advanceTimersByTimeAsync(100);
    loader.cancel();
    answers.get("go")?.resolve("Gol");
    loader.load("golf");
    loader.cancel();
    await vi.advanceTimersByTimeAsync(200);
    expect(results).toEqual([]);
    expect([...answers.keys()]).toEqual(["go"]);
  });
});
