import { expect, it } from "vitest";
import { isFormulaLike } from "./formula.ts";

it.each(["=1", "+1", "-1+1", "@SUM(A1)", "\t1", "\r1", "＝1", "＋1", "－1", "＠SUM", " =1", "-1e5", "-1,5"])(
  "recognises %j",
  (text) => {
    expect(isFormulaLike(text)).toBe(true);
  },
);

it.each(["", "1", "-12.5", "-0.30000000000000004", "-1234567890123456789", "a=b", "1+1", "'=1", "Zoë"])(
  "lets %j through",
  (text) => {
    expect(isFormulaLike(text)).toBe(false);
  },
);
