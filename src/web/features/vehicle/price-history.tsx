import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import { vehiclePageStrings } from "../../strings/vehicle-page.ts";
import { CHART } from "./price-chart.ts";
import type { PriceHistoryView } from "./price-view.ts";

const words = vehiclePageStrings.price;

/** How the price came down, or up: in one line, and on demand step by step. The drawing says what the list says. */
export const PriceHistory = ({ history }: { readonly history: PriceHistoryView }) => (
  <details className="price-history">
    <summary>
      <span>
        {history.since} {history.first} <span aria-hidden="true">→</span>
        <span className="sr-only">{words.to}</span> <strong>{history.last}</strong>
      </span>
      <ChevronIcon />
    </summary>
    <svg
      viewBox={`-4 -6 ${CHART.width + 8} ${CHART.height + 12}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="price-chart"
    >
      <path d={history.path} vectorEffect="non-scaling-stroke" />
    </svg>
    <ol aria-label={words.steps} className="price-steps">
      {history.steps.map((step) => (
        <li key={step.date + step.amount}>
          <time dateTime={step.date}>{step.day}</time>
          <span className="text-soft">{step.change}</span>
          <span className="font-semibold">{step.amount}</span>
        </li>
      ))}
    </ol>
  </details>
);
