import { ownText, pushToDataLayer } from "../data-layer/index.ts";
import { whenDisplayed } from "../page/index.ts";

type LayoutShift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/**
 * Layout shifts less than 1 s apart belong to one session, which lasts at most 5 s. Source:
 * https://web.dev/articles/cls
 */
const createShiftScore = () => {
  let worst = 0;
  let session = 0;
  let startedAt = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  return {
    add: ({ value, hadRecentInput, startTime }: LayoutShift): void => {
      if (hadRecentInput) return;
      if (startTime - lastAt > 1000 || startTime - startedAt > 5000) {
        session = 0;
        startedAt = startTime;
      }
      lastAt = startTime;
      session += value;
      worst = Math.max(worst, session);
    },
    score: (): number => Math.round(worst * 10_000) / 10_000,
  };
};

/** The slowest interaction, ignoring one outlier per 50. Source: https://web.dev/articles/inp */
const createInteractionScore = () => {
  const durations = new Map<number, number>();
  return {
    add: ({ interactionId, duration }: PerformanceEventTiming): void => {
      if (interactionId > 0) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
    },
    /** Null before the first interaction. */
    score: (): number | null => [...durations.values()].sort((a, b) => b - a)[Math.floor(durations.size / 50)] ?? null,
  };
};

const observe = (type: string, onEntry: (entry: never) => void, options: object = {}): PerformanceObserver | null => {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return null;
  const deliver = (entries: PerformanceEntryList): void => entries.forEach((entry) => onEntry(entry as never));
  const observer = new PerformanceObserver((list) => deliver(list.getEntries()));
  observer.observe({ type, buffered: true, ...options });
  return observer;
};

/**
 * Pushes the page's web vitals once, when the visitor first leaves or hides it. `cls` is a score; `ttfb`, `fcp`, `lcp`
 * and `inp` are milliseconds. Each is null if the browser does not support it.
 */
export const observeWebVitals = (): void => {
  if (typeof PerformanceObserver === "undefined") return;
  const shifts = createShiftScore();
  const interactions = createInteractionScore();
  let firstPaint: number | null = null;
  let largestPaint: number | null = null;
  observe("layout-shift", shifts.add);
  observe("event", interactions.add, { durationThreshold: 40 });
  observe("paint", ({ name, startTime }: PerformanceEntry) => {
    if (name === "first-contentful-paint") firstPaint = Math.round(startTime);
  });
  observe("largest-contentful-paint", ({ startTime }: PerformanceEntry) => {
    largestPaint = Math.round(startTime);
  });
  const report = (): void => {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", report);
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    pushToDataLayer({
      event: ownText("web_vitals"),
      cls: shifts.score(),
      inp: interactions.score(),
      fcp: firstPaint,
      lcp: largestPaint,
      ttfb: navigation ? Math.round(navigation.responseStart) : null,
    });
  };
  whenDisplayed(() => document.addEventListener("visibilitychange", report));
};
