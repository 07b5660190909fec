import { Chip } from "../../../ui/chip/chip.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import { offerPageStrings as strings } from "../offers/lease-offers-strings.ts";
import type { GridCellView, OfferGridView } from "./offer-terms-view.ts";
import { TermsLinks } from "./terms-links.tsx";
import type { OfferTerms } from "./use-offer-terms.ts";

const Cell = ({ cell }: { readonly cell: GridCellView }) => (
  <td>
    {cell.amount === null ? (
      <span className="text-s text-soft">{strings.noQuote}</span>
    ) : (
      <Anchor href={cell.href} rel="nofollow" className="lease-cell" aria-current={cell.isChosen ? "true" : undefined}>
        {cell.amount}
        {cell.isChosen && <span className="lease-cell-chosen text-xs medium"> {strings.chosen}</span>}
      </Anchor>
    )}
  </td>
);

type OfferGridTableProps = { readonly grid: OfferGridView; readonly links: OfferTerms["links"] };

/** Every combination of duration, mileage and deposit links to the page with these terms. */
export const OfferGridTable = ({ grid, links }: OfferGridTableProps) => (
  <TermsLinks links={links} className="stack gap-24">
    <div className="stack gap-8">
      <p className="strong">{strings.deposit}</p>
      <nav aria-label={strings.chooseDeposit} className="chips chips-centered">
        {grid.deposits.map((deposit) => (
          <Chip key={deposit.label} href={deposit.href} pressed={deposit.isChosen}>
            {deposit.label}
          </Chip>
        ))}
      </nav>
    </div>
    {/* Scrolls on the narrowest screens, also by keyboard. */}
    <div className="lease-grid" tabIndex={0} role="region" aria-label={strings.sections.grid}>
      <table>
        <caption className="text-s leading-s text-soft">{grid.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{strings.kmPerYear}</th>
            {grid.durations.map((duration) => (
              <th key={duration} scope="col">
                {duration}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((row) => (
            <tr key={row.mileage}>
              <th scope="row">
                {row.mileage}
                <span className="lease-grid-unit">&nbsp;{strings.kmPerYear}</span>
              </th>
              {row.cells.map((cell, index) => (
                <Cell key={grid.durations[index]} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    {grid.dearerNote && <p className="lease-grid-note measure text-s text-soft">{grid.dearerNote}</p>}
  </TermsLinks>
);
