import { CheckIcon, CloseIcon } from "../../../ui/icons/icons.tsx";
import { offerPageStrings as strings } from "../offers/lease-offers-strings.ts";
import type { OfferPageView } from "./offer-page-view.ts";

/** Side by side; distinguished by heading, icon and text, never by colour alone. */
export const OfferContents = ({ included, notIncluded }: Pick<OfferPageView, "included" | "notIncluded">) => (
  <div className="lease-contents">
    <section>
      <h3 className="text-m">{strings.included}</h3>
      <ul>
        {included.map((item) => (
          <li key={item}>
            <CheckIcon />
            <span className="sr-only">{strings.includedPrefix} </span>
            {item}
          </li>
        ))}
      </ul>
    </section>
    <section className="lease-not-included">
      <h3 className="text-m">{strings.notIncluded}</h3>
      <ul>
        {notIncluded.map((item) => (
          <li key={item}>
            <CloseIcon />
            <span className="sr-only">{strings.notIncludedPrefix} </span>
            {item}
          </li>
        ))}
      </ul>
    </section>
  </div>
);
