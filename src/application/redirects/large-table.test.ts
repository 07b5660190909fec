import { expect, test } from "vitest";
import { buildRedirects, matchRedirect, type RedirectResult, type RedirectRow } from "#domain/redirects/index.ts";

/** Paths, addresses with two parameters, and chains of two rows. */
const createRows = (count: number): readonly RedirectRow[] =>
  Array.from({ length: count }, (_, index) => {
    const from =
      index % 3 === 0 ? `/fr/liste?page=${index}&fuel[]=${index % 7}` : `/fr/vehicules/ford/variante-${index}`;
    const to = index % 10 === 1 && index > 10 ? `/fr/vehicules/ford/variante-${index - 2}` : "/ford/puma";
    return { line: index + 2, from, to, status: 301 };
  });

/** Milliseconds of processor time; waiting for the processor does not count. */
const cpuTime = (run: () => void): number => {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

/** The least of three runs, without the compiler's share. */
const leastCpuTime = (run: () => void): number => Math.min(...[1, 2, 3].map(() => cpuTime(run)));

class CountingMap extends Map<string, RedirectResult> {
  gets = 0;
  override get(key: string): RedirectResult | undefined {
    this.gets += 1;
    return super.get(key);
  }
}

test("ten times as many rows take about ten times as long to load", () => {
  const [few, many] = [createRows(10_000), createRows(100_000)];
  const ratio = leastCpuTime(() => buildRedirects(many)) / leastCpuTime(() => buildRedirects(few));
  // Work that grows with the square of the rows would take a hundred times as long.
  expect(ratio).toBeLessThan(40);
  expect(buildRedirects(many).table.size).toBe(100_000);
});

test("a lookup does the same work in a table of any size", () => {
  const countGets = (size: number): readonly number[] => {
    const table = new CountingMap(buildRedirects(createRows(size)).table);
    const lookups = [
      ["/fr/vehicules/ford/variante-11", ""],
      ["/fr/liste", "?fuel[]=3&page=3"],
      ["/fr/vehicules/ford/variante-11", "?page=2"],
      ["/fr/inconnu", "?a=1"],
    ] as const;
    return lookups.map(([pathname, search]) => {
      table.gets = 0;
      matchRedirect(table, pathname, search);
      return table.gets;
    });
  };
  expect(countGets(100_000)).toEqual(countGets(100));
  expect(Math.max(...countGets(100_000))).toBe(2);
});
