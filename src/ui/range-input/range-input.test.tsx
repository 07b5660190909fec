import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Histogram } from "./histogram.tsx";
import { RangeInput } from "./range-input.tsx";

const labels = { from: "De", to: "À", open: { min: "sans minimum", max: "sans maximum" } };

const bars = [
  { from: 0, to: 10, count: 0 },
  { from: 10, to: 20, count: 4 },
  { from: 20, to: 30, count: 1 },
];

test("submits the two number fields only", () => {
  const html = renderToStaticMarkup(
    <RangeInput
      name="price"
      label="Prix"
      unit="€"
      step={10}
      bounds={{ min: 0, max: 30 }}
      selected={{ min: null, max: 20 }}
      bars={bars}
      labels={labels}
    />,
  );
  expect(html.match(/name="/g)).toHaveLength(2);
  expect(html).toContain('name="price-min"');
  expect(html).toContain('name="price-max"');
  expect(html).not.toContain("style=");
});

test("draws empty bars without height, keeps small ones visible and dims those outside the range", () => {
  const html = renderToStaticMarkup(<Histogram bars={bars} low={0} high={15} />);
  const [inside, outside] = [...html.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);
  expect(inside).toBe("M1.12 40v-40");
  expect(outside).toBe("M2.12 40v-20");
  expect(html).toContain('stroke-width="0.24"');
  const next = renderToStaticMarkup(<Histogram bars={[...bars, ...bars]} low={0} high={30} />);
  expect(next).toContain('d="M1.24 40v-40m1 40v-20m2 20v-40m1 40v-20"');
});

test("draws a histogram with no bar or one bar without invalid numbers", () => {
  for (const few of [[], [{ from: 5, to: 5, count: 3 }]]) {
    const html = renderToStaticMarkup(<Histogram bars={few} low={5} high={5} />);
    expect(html).not.toMatch(/NaN|Infinity/);
  }
});

test("announces a handle at its end as unlimited and any other value in French", () => {
  const html = renderToStaticMarkup(
    <RangeInput
      name="price"
      label="Prix"
      unit="€"
      spokenUnit="euros"
      step={500}
      bounds={{ min: 4900, max: 48_900 }}
      selected={{ min: 12_500, max: null }}
      bars={[
        { from: 4500, to: 24_999, count: 3 },
        { from: 25_000, to: 48_999, count: 4 },
      ]}
      labels={labels}
    />,
  );
  expect(html).toContain('aria-valuetext="12\u202f500 euros"');
  expect(html).toContain('aria-valuetext="sans maximum"');
  expect(html).toContain('aria-label="Prix de, euros"');
});

test("puts the lower handle on top when both are at the upper end", () => {
  const at = (low: number) =>
    renderToStaticMarkup(
      <RangeInput
        name="price"
        label="Prix"
        unit="€"
        step={10}
        bounds={{ min: 0, max: 30 }}
        selected={{ min: low, max: 30 }}
        bars={bars}
        labels={labels}
      />,
    );
  expect(at(30)).toContain("range-handle-top");
  expect(at(10)).not.toContain("range-handle-top");
});
