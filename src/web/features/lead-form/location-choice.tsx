import { ArrowIcon } from "../../../ui/icons/icons.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import { OpenNow } from "../locations/index.ts";
import "./lead-form.css";
import type { LocationChoiceView } from "./location-choice.ts";
import { leadFormStrings as strings } from "../../strings/lead-form.ts";

const LocationItem = ({
  name,
  address: [street, town],
  isOpen,
  openNow,
  href,
  next,
}: LocationChoiceView["choices"][number]) => (
  <li className="place-option">
    <div className="grid gap-1">
      <p className="text-l font-semibold">
        <Anchor href={href} className="place-option-link">
          {name}
        </Anchor>
      </p>
      <p className="text-s text-soft">
        {street}, <span className="whitespace-nowrap">{town}</span>
      </p>
      <OpenNow isOpen={isOpen} label={openNow} />
    </div>
    <p className="place-option-next">
      {next === null ? (
        strings.noSlotHere
      ) : (
        <>
          <span className="block text-soft">{strings.firstSlot}</span>
          <span className="font-semibold">{next}</span>
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
