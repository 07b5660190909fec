import { Button } from "../../../../ui/button/button.tsx";
import { VehicleCard } from "../../../vehicle/index.ts";
import type { StockPageView } from "../stock-page-view.ts";
import { fewResultsStrings as strings } from "./few-results-strings.ts";

type AlternativeLinksProps = Pick<NonNullable<StockPageView["alternatives"]>, "links"> & {
  /** In lines instead of one below the other. */
  readonly inLines?: true;
};

/** Searches with one looser filter, each with its number of vehicles. */
export const AlternativeLinks = ({ links, inLines }: AlternativeLinksProps) => (
  <ul className={inLines ? "chips" : "stack gap-8"}>
    {links.map((link) => (
      <li key={link.href}>
        <Button variant="tertiary" size={inLines ? "small" : "medium"} href={link.href} label={link.label} />
      </li>
    ))}
  </ul>
);

type CloseMatchesProps = { readonly view: Pick<StockPageView, "total" | "alternatives" | "closeMatches"> };

/** Vehicles close to a search with few results; below these also the looser searches, which precede them without any. */
export const CloseMatches = ({ view: { total, alternatives, closeMatches } }: CloseMatchesProps) => {
  const widenings = total > 0 ? alternatives : null;
  if (closeMatches.length === 0 && widenings === null) return null;
  return (
    <section aria-labelledby="proches" className="close-matches">
      <h2 id="proches" className="text-xl">
        {strings.near}
      </h2>
      {widenings && (
        <div className="stack gap-8 mt-16">
          <p className="text-soft">{widenings.hint}</p>
          <AlternativeLinks links={widenings.links} inLines />
        </div>
      )}
      {closeMatches.length > 0 && (
        <>
          <p className="text-soft close-matches-text">{strings.nearText}</p>
          <ul className="vehicle-grid">
            {closeMatches.map(({ card, difference }) => (
              <li key={card.id}>
                <VehicleCard card={card} note={difference} heading="h3" />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
