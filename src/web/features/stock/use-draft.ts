import { useMemo, useState } from "react";
import { useFetcher } from "react-router";
import { fromText } from "./as-text.ts";
import type { Failure, StockAnswer } from "./stock-answer.ts";
import type { StockPageView } from "./stock-view.ts";
import { useLasting } from "./use-lasting.ts";
import { useWhenOnline } from "./use-when-online.ts";

const SLOW_MS = 300;

/** A choice that is not applied yet, and what it would give. */
export type Draft = {
  readonly ask: (search: string) => void;
  readonly drop: () => void;
  /** What the choice gives; null as long as that is not known. */
  readonly view: StockPageView | null;
  /** The answer takes its time. */
  readonly counting: boolean;
  readonly failure: Failure | null;
};

type Asked = { readonly search: string; readonly on: StockPageView; readonly before: StockAnswer | undefined };

/** Asks what a choice made on the page that shows `on` would give, without going there. Another page ends the draft. */
export const useDraft = (on: StockPageView): Draft => {
  const fetcher = useFetcher<StockAnswer>();
  const [lastAsked, setAsked] = useState<Asked | null>(null);
  const asked = lastAsked?.on === on ? lastAsked : null;
  const ask = (search: string) => {
    setAsked({ search, on, before: asked === null ? fetcher.data : asked.before });
    void fetcher.load(search === "" ? on.action : `${on.action}?${search}`);
  };
  const answer = asked !== null && fetcher.data !== asked.before ? fetcher.data : undefined;
  const failure = fetcher.state === "idle" ? (answer?.failure ?? null) : null;
  useWhenOnline(failure === "offline", () => asked && ask(asked.search));
  return {
    ask,
    drop: () => setAsked(null),
    view: useMemo(() => (answer && !answer.failure ? fromText(answer.view) : null), [answer]),
    counting: useLasting(asked !== null && fetcher.state !== "idle", SLOW_MS),
    failure,
  };
};
