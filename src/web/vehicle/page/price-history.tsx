import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import { vehiclePageStrings } from "../strings/vehicle-page-strings.ts";
import { PRICE_CHART, type PriceHistoryView } from "../details/price-view.ts";

const strings = vehiclePageStrings.price;

/** Summary line with expandable steps. The chart is hidden from assistive technology, which reads the list. */
export const PriceHistory = ({ history }: { readonly history: PriceHistoryView }) => (
  <details className="price-history whole-line text-s">
    <summary className="row spread tap text-soft">
      <span>
        {history.since} {history.first} <span aria-hidden="true">→</span>
        <span className="sr-only">{strings.to}</span> <strong>{history.last}</strong>
      </span>
      <ChevronIcon className="no-print" />
    </summary>
    <svg
      viewBox={`-4 -6 ${PRICE_CHART.width + 8} ${PRICE_CHART.height + 12}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="price-chart own-line full line-below"
    >
      <path d={history.path} vectorEffect="non-scaling-stroke" />
    </svg>
    <ol aria-label={strings.steps} className="price-steps figures">
      {history.steps.map((step) => (
        <li key={step.date + step.amount}>
          <time dateTime={step.date}>{step.day}</time>
          <span className="text-soft">{step.change}</span>
          <span className="strong">{step.amount}</span>
        </li>
      ))}
    </ol>
  </details>
);
