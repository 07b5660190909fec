import { Link } from "../../../ui/link/link.tsx";
import { tradeInPageStrings as strings } from "./trade-in-strings.ts";
import type { EstimateRow, EstimateView } from "./trade-in-view.ts";

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

const Range = ({ amount, rows }: Extract<EstimateView, { readonly type: "range" }>) => (
  <>
    <div className="stack stack-xs">
      <h2 id="fourchette" className="text-m strong">
        {strings.range}
      </h2>
      <p className="estimate-amount">{amount}</p>
      <p>{strings.caution}</p>
    </div>
    <div className="stack stack-s">
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
    <div className="stack stack-s">
      <h3 className="text-m strong">{strings.changes}</h3>
      <ul className="estimate-changes">
        {strings.changing.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  </>
);

/** The provisional price with what it is made of, or why there is none. */
export const EstimatePanel = ({ estimate, answer }: { readonly estimate: EstimateView; readonly answer: string }) => (
  <section aria-labelledby="fourchette" className="estimate">
    {estimate.type === "range" ? (
      <Range {...estimate} />
    ) : (
      <div className="stack stack-s">
        <h2 id="fourchette" className="text-l strong">
          {strings.none}
        </h2>
        <p>{estimate.reason}</p>
        <p>{strings.noneNext(answer)}</p>
      </div>
    )}
  </section>
);
