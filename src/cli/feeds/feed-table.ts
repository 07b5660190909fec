import type { ListedFeed } from "#application/imports/index.ts";
import { textTable } from "../text-table.ts";
import { guardsText } from "./feed-options.ts";

const HEAD = ["name", "state", "vehicles", "interval", "guard", "profile", "last import", "source"];

const SECONDS_OF = { h: 3_600, m: 60, s: 1 } as const;

/** 5400 becomes "90m". */
const intervalText = (seconds: number): string => {
  const unit = (["h", "m", "s"] as const).find((one) => seconds % SECONDS_OF[one] === 0) ?? "s";
  return `${seconds / SECONDS_OF[unit]}${unit}`;
};

const stateText = ({ origin, paused_at }: ListedFeed): string => {
  if (origin === "environment") return "followed (STOCK_FEED_URL)";
  if (origin === "command") return "not followed";
  return paused_at === null ? "followed" : "paused";
};

/** "132, 3 of them shown by another feed". */
const vehiclesText = ({ vehicles, visible_elsewhere }: ListedFeed): string =>
  visible_elsewhere === 0 ? String(vehicles) : `${vehicles}, ${visible_elsewhere} of them shown by another feed`;

const cells = (feed: ListedFeed): string[] => {
  const { name, interval_seconds, guards, profile, newest_import: newest, source } = feed;
  return [
    name,
    stateText(feed),
    vehiclesText(feed),
    interval_seconds === null ? "-" : intervalText(interval_seconds),
    guardsText(guards),
    profile ?? "-",
    newest === null ? "none yet" : `${newest.status} ${newest.finished_at.slice(0, 19).replace("T", " ")}`,
    `${source ?? "-"}${feed.lacks_length ? " (its answers say no length)" : ""}`,
  ];
};

export const feedTable = (feeds: readonly ListedFeed[]): string => textTable([HEAD, ...feeds.map(cells)], [2]);
