import { ArrowIcon } from "../../../../ui/icons/icons.tsx";
import { Anchor } from "../../../../ui/link/link.tsx";
import { OpenNow } from "../../../locations/index.ts";
import type { LeadFormView } from "../form-view.ts";
import { leadFormStrings as strings } from "../lead-form-strings.ts";

/** Each choice links to the same page with its location in the URL. */
export type LocationChoiceView = {
  readonly title: string;
  readonly text: string;
  readonly choices: readonly LocationOption[];
};

type LocationOption = {
  readonly name: string;
  /** Street, then postcode and town. */
  readonly address: readonly [street: string, town: string];
  readonly isOpen: boolean;
  /** "Ouvert jusqu’à 18 h 30": the workshop for workshop appointments, else the showroom. */
  readonly openNow: string;
  readonly href: string;
  /** The first free appointment: "mardi 24 novembre à 10 h"; null without one. */
  readonly next: string | null;
};

export type FormOrLocations =
  | {
      readonly type: "form";
      readonly view: LeadFormView;
      /** Slug of the location that will answer; null: the group. */
      readonly location: string | null;
      /** Null if the visitor made no choice. */
      readonly otherLocationsHref: string | null;
    }
  | { readonly type: "locations"; readonly view: LocationChoiceView };

const LocationItem = ({
  name,
  address: [street, town],
  isOpen,
  openNow,
  href,
  next,
}: LocationChoiceView["choices"][number]) => (
  <li className="place-option card-row">
    <div className="stack gap-4">
      <p className="text-l strong">
        <Anchor href={href} className="card-link own-line">
          {name}
        </Anchor>
      </p>
      <p className="text-s text-soft">
        {street}, <span className="nowrap">{town}</span>
      </p>
      <OpenNow isOpen={isOpen} label={openNow} />
    </div>
    <p className="text-s leading-m figures">
      {next === null ? (
        strings.noSlotHere
      ) : (
        <>
          <span className="own-line text-soft">{strings.firstSlot}</span>
          <span className="strong">{next}</span>
        </>
      )}
    </p>
    <ArrowIcon />
  </li>
);

export const LocationChoice = ({ choices }: Pick<LocationChoiceView, "choices">) => (
  <ul className="wide-measure line-above">
    {choices.map((choice) => (
      <LocationItem key={choice.href} {...choice} />
    ))}
  </ul>
);
