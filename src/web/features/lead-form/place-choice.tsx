import { ArrowIcon } from "../../../ui/icons/icons.tsx";
import { Anchor } from "../../../ui/link/link.tsx";
import { OpenNow } from "../locations/opening-hours.tsx";
import "./lead-form.css";
import type { PlaceChoiceView } from "./place-choice.ts";
import { leadFormStrings as words } from "./strings.ts";

const Place = ({ name, address: [street, town], isOpen, openNow, href, next }: PlaceChoiceView["choices"][number]) => (
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
      <OpenNow isOpen={isOpen} words={openNow} />
    </div>
    <p className="place-option-next">
      {next === null ? (
        words.noSlotHere
      ) : (
        <>
          <span className="block text-soft">{words.firstSlot}</span>
          <span className="font-semibold">{next}</span>
        </>
      )}
    </p>
    <ArrowIcon />
  </li>
);

/** The places that a request can go to, each a way on to the same page with that place. */
export const PlaceChoice = ({ choices }: Pick<PlaceChoiceView, "choices">) => (
  <ul className="place-options">
    {choices.map((choice) => (
      <Place key={choice.href} {...choice} />
    ))}
  </ul>
);
