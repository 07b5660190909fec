import type { Clock } from "../../src/domain/shared/index.ts";

export const createFixedClock = (time: Date | string): Clock => {
  const instant = new Date(time);
  return { now: () => new Date(instant) };
};
