import { Checkbox, ButtonCheckbox } from "../../../ui/choice/choice.tsx";
import { Swatch } from "../../../ui/swatch/swatch.tsx";
import { Toggle } from "../../../ui/toggle/toggle.tsx";
import type { ChoicesFacet, ValueView } from "./facet-views.ts";

type FacetChoiceProps = {
  readonly facet: ChoicesFacet;
  readonly value: ValueView;
  /** Formatted number of results. */
  readonly count: string;
};

export const FacetChoice = ({ facet, value: { value, label, selected }, count }: FacetChoiceProps) => {
  const props = { label, count, defaultChecked: selected === true };
  if (facet.kind === "flags") return <Toggle {...props} name={value} value="1" />;
  if (facet.control === "swatches") return <Swatch {...props} name={facet.name} value={value} color={value} />;
  const Control = facet.control === "buttons" ? ButtonCheckbox : Checkbox;
  return <Control {...props} name={facet.name} value={value} />;
};
