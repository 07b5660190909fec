import type { ReactNode } from "react";
import { Link } from "../../../../ui/link/link.tsx";
import { tradeInPageStrings as strings } from "./trade-in-strings.ts";

// Plain data that the server sends to the browser.

/** A row of the composition; `note` explains it below, `stockHref` leads to the vehicles it counts. */
export type EstimateRow = {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly stockHref?: string;
};

export type EstimateView =
  | {
      readonly type: "range";
      /** "9 400 à 11 200 €". */
      readonly amount: string;
      /** Sentences: how many vehicles it comes from, and why it is wide. */
      readonly source: string;
      readonly rows: readonly EstimateRow[];
    }
  /** `reason`: a sentence; `isRefinable`: other answers can give a range. */
  | { readonly type: "none"; readonly reason: string; readonly isRefinable: boolean };

const Row = ({ label, value, note, stockHref }: EstimateRow) => (
  <div className="estimate-row">
    <dt>
      <span className="own-line">{label}</span>
      {note && <span className="own-line text-s text-soft">{note}</span>}
      {stockHref !== undefined && (
        <Link href={stockHref} className="text-s">
          {strings.stock}
        </Link>
      )}
    </dt>
    <dd>{value}</dd>
  </div>
);

type RangeProps = Extract<EstimateView, { readonly type: "range" }> & { readonly children: ReactNode };

const Range = ({ amount, source, rows, children }: RangeProps) => (
  <>
    <div className="stack gap-4">
      <h2 id="fourchette" className="text-m strong">
        {strings.range}
      </h2>
      <p className="estimate-amount">{amount}</p>
      <p>{source}</p>
      <p>{strings.caution}</p>
    </div>
    {children}
    <div className="stack gap-6">
      <h3 className="text-m strong">{strings.made}</h3>
      <dl>
        {rows.map((row) => (
          <Row key={row.label} {...row} />
        ))}
        <div className="estimate-row estimate-total">
          <dt>{strings.range}</dt>
          <dd>{amount}</dd>
        </div>
      </dl>
    </div>
    <div className="stack gap-6">
      <h3 className="text-m strong">{strings.changes}</h3>
      <ul className="estimate-changes bullets">
        {strings.changing.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  </>
);

type EstimatePanelProps = {
  readonly estimate: EstimateView;
  readonly answer: string;
  /** Questions that change it. */
  readonly children: ReactNode;
};

/** The provisional price with what it is made of, or why there is none. */
export const EstimatePanel = ({ estimate, answer, children }: EstimatePanelProps) => (
  <section aria-labelledby="fourchette" className="estimate stack gap-28 lines">
    {estimate.type === "range" ? (
      <Range {...estimate}>{children}</Range>
    ) : (
      <div className="stack gap-6">
        <h2 id="fourchette" className="text-l strong">
          {strings.none}
        </h2>
        <p>{estimate.reason}</p>
        <p>{strings.noneNext(answer)}</p>
        {estimate.isRefinable && children}
      </div>
    )}
  </section>
);
