// Loaded before a program (`node --import`): the milliseconds in the file CLOCK_SHIFT_FILE are what somebody has set the
// machine's clock ahead by. The monotonic clock goes on as it does.
import { readFileSync } from "node:fs";

const TrueDate = Date;

const now = () => TrueDate.now() + Number(readFileSync(process.env.CLOCK_SHIFT_FILE, "utf8"));

globalThis.Date = class Date extends TrueDate {
  constructor(...values) {
    super(...(values.length === 0 ? [now()] : values));
  }

  static now() {
    return now();
  }
};
