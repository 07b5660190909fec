import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { barHeights, Histogram } from "./histogram.tsx";
import { RangeInput, type RangeInputProps } from "./range-input.tsx";

const labels = {
  from: "De",
  to: "À",
  open: { min: "sans minimum", max: "sans maximum" },
  number: (value: number) => value.toLocaleString("fr-FR"),
};

const toBars = (...counts: readonly number[]) => ({ from: 0, width: 10, heights: barHeights(counts) });

const bars = toBars(0, 4, 1);

const pathsOf = (html: string): readonly string[] => [...html.matchAll(/ d="([^"]*)"/g)].map(([, path = ""]) => path);

const render = (props: Partial<RangeInputProps>): string =>
  renderToStaticMarkup(
    <RangeInput
      name="price"
      label="Prix"
      unit="€"
      step={10}
      bounds={{ min: 0, max: 30 }}
      selected={{ min: null, max: null }}
      resets={0}
      bars={bars}
      labels={labels}
      {...props}
    />,
  );

test("submits the two number fields only", () => {
  const html = render({ selected: { min: null, max: 20 } });
  expect(html.match(/name="/g)).toHaveLength(2);
  expect(html).toContain('name="price-min"');
  expect(html).toContain('name="price-max"');
  expect(html).not.toContain("style=");
});

test("draws empty bars without height, keeps small ones visible and dims those outside the range", () => {
  const html = renderToStaticMarkup(<Histogram bars={bars} low={0} high={15} />);
  expect(pathsOf(html)).toEqual(["M56 0V-200h13V0", "M112 0V-100h13V0"]);
  expect(html).toContain('viewBox="0 -200 168 200"');
  const next = renderToStaticMarkup(<Histogram bars={toBars(0, 40, 10, 0, 1, 40)} low={0} high={60} />);
  expect(pathsOf(next)).toEqual(["M28 0V-200h13V0h15V-100h13V0h43V-32h13V0h15V-200h13V0"]);
  expect(barHeights([100_000, 1])).toEqual([200, 8]);
});

test("draws a histogram with no bar or one bar without invalid numbers", () => {
  for (const heights of [[], [0]]) {
    const html = renderToStaticMarkup(<Histogram bars={{ from: 5, width: 1, heights }} low={5} high={5} />);
    expect(html).not.toMatch(/NaN|Infinity/);
  }
});

test("announces a handle at its end as unlimited and any other value in French", () => {
  const html = render({
    spokenUnit: "euros",
    step: 500,
    bounds: { min: 4900, max: 48_900 },
    selected: { min: 12_500, max: null },
    bars: { from: 4500, width: 22_250, heights: [150, 200] },
  });
  expect(html).toContain('aria-valuetext="12\u202f500 euros"');
  expect(html).toContain('aria-valuetext="sans maximum"');
  expect(html).toContain('aria-label="Prix de, euros"');
});

test("announces a limit with decimals as the whole number at which its handle stands", () => {
  const html = render({ unit: "kWh", step: 1, selected: { min: 14.6, max: null } });
  expect(html).toContain('aria-valuetext="15 kWh"');
});

test("puts the lower handle on top when both are at the upper end", () => {
  const at = (low: number) => render({ selected: { min: low, max: 30 } });
  expect(at(30)).toContain("range-handle-top");
  expect(at(10)).not.toContain("range-handle-top");
});
