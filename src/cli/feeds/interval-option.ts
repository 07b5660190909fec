import { Option } from "commander";
import { createIntervalParser } from "../interval.ts";

const MIN_INTERVAL_S = 10;

export const intervalOption = (): Option =>
  new Option("--interval <time>", "how often its source is asked: 90s, 15m, 2h").argParser(
    createIntervalParser(MIN_INTERVAL_S),
  );
