import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarWeeks } from "./slot-picker.tsx";

const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

test("fills full weeks from Monday to Sunday", () => {
  const cells = calendarWeeks([{ date: "2026-11-24" }, { date: "2026-12-02" }]);
  expect(cells.map(({ number }) => number)).toEqual([23, 24, 25, 26, 27, 28, 29, 30, 1, 2, 3, 4, 5, 6]);
  expect(cells.filter(({ day }) => day !== null).map(({ date }) => date)).toEqual(["2026-11-24", "2026-12-02"]);
  expect(cells.filter(({ startsMonth }) => startsMonth).map(({ date }) => date)).toEqual(["2026-11-23", "2026-12-01"]);
});

test("is empty without days", () => {
  expect(calendarWeeks([])).toEqual([]);
});

test("contains every day once, in order and under its weekday", () => {
  const days = fc
    .uniqueArray(fc.integer({ min: 20_000, max: 20_200 }), { minLength: 1, maxLength: 40 })
    .map((numbers) => numbers.toSorted((a, b) => a - b).map((number) => ({ date: dateOf(number) })));
  fc.assert(
    fc.property(days, (offered) => {
      const cells = calendarWeeks(offered);
      expect(cells.length % 7).toBe(0);
      expect(cells.flatMap(({ day }) => day ?? [])).toEqual(offered);
      for (const [index, { date }] of cells.entries()) {
        expect((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7).toBe(index % 7);
      }
    }),
  );
});
