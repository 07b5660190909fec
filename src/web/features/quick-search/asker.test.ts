import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createAsker } from "./asker.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose answers come when the test says so. */
const slowServer = () => {
  const answers = new Map<string, PromiseWithResolvers<string>>();
  const signals: AbortSignal[] = [];
  const load = (search: string, signal: AbortSignal): Promise<string> => {
    const waiting = Promise.withResolvers<string>();
    answers.set(search, waiting);
    signals.push(signal);
    return waiting.promise;
  };
  return { answers, signals, load };
};

const asking = () => {
  const server = slowServer();
  const shown: (string | null)[] = [];
  return { ...server, shown, asker: createAsker(server.load, (answer) => shown.push(answer)) };
};

describe("what is typed", () => {
  test("is asked about once, after a pause", async () => {
    const { asker, answers } = asking();
    for (const text of ["g", "go", "gol", "golf"]) {
      asker.ask(text);
      await vi.advanceTimersByTimeAsync(30);
    }
    await vi.advanceTimersByTimeAsync(100);
    expect([...answers.keys()]).toEqual(["golf"]);
  });

  test("gets the latest answer, however late an earlier one comes", async () => {
    const { asker, answers, signals, shown } = asking();
    asker.ask("go");
    await vi.advanceTimersByTimeAsync(100);
    asker.ask("golf");
    await vi.advanceTimersByTimeAsync(100);
    answers.get("golf")?.resolve("Golf");
    await vi.advanceTimersByTimeAsync(0);
    answers.get("go")?.resolve("Gol");
    await vi.advanceTimersByTimeAsync(0);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(shown).toEqual(["Golf"]);
  });

  test("gets no suggestion where the request fails, and the next one is answered again", async () => {
    const { asker, answers, shown } = asking();
    asker.ask("go");
    await vi.advanceTimersByTimeAsync(100);
    answers.get("go")?.reject(new TypeError("no network"));
    await vi.advanceTimersByTimeAsync(0);
    asker.ask("golf");
    await vi.advanceTimersByTimeAsync(100);
    answers.get("golf")?.resolve("Golf");
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([null, "Golf"]);
  });

  test("gets nothing once nobody wants it any more", async () => {
    const { asker, answers, shown } = asking();
    asker.ask("go");
    await vi.advanceTimersByTimeAsync(100);
    asker.stop();
    answers.get("go")?.resolve("Gol");
    asker.ask("golf");
    asker.stop();
    await vi.advanceTimersByTimeAsync(200);
    expect(shown).toEqual([]);
    expect([...answers.keys()]).toEqual(["go"]);
  });
});
