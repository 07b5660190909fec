import { ArrowIcon } from "../../../../ui/icons/icons.tsx";
import { Anchor } from "../../../../ui/link/link.tsx";
import { OpenNow } from "../../../locations/index.ts";
import type { LocationChoiceView } from "./location-choice.ts";
import { leadFormStrings as strings } from "../lead-form-strings.ts";

const LocationItem = ({
  name,
  address: [street, town],
  isOpen,
  openNow,
  href,
  next,
}: LocationChoiceView["choices"][number]) => (
  <li className="place-option">
    <div className="stack stack-xs">
      <p className="text-l strong">
        <Anchor href={href} className="place-option-link">
          {name}
        </Anchor>
      </p>
      <p className="text-s text-soft">
        {street}, <span className="nowrap">{town}</span>
      </p>
      <OpenNow isOpen={isOpen} label={openNow} />
    </div>
    <p className="place-option-next">
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
  <ul className="place-options">
    {choices.map((choice) => (
      <LocationItem key={choice.href} {...choice} />
    ))}
  </ul>
);
