import { CheckIcon } from "../../../ui/icons/icons.tsx";
import { vehicleStrings } from "../../vehicle/index.ts";
import { listPageStrings } from "../list-pages/list-pages-strings.ts";
import { NOT_APPLICABLE, type CompareValue } from "./compare-value.ts";

const strings = listPageStrings.compare;

export const CompareCell = ({ value }: { readonly value: CompareValue }) => {
  if (value === null) return <span className="compare-unknown">{vehicleStrings.unknown}</span>;
  if (value === NOT_APPLICABLE) {
    return (
      <span className="compare-unknown">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{strings.notApplicable}</span>
      </span>
    );
  }
  if (typeof value === "string") return value;
  return value ? (
    <span className="inline-row gap-6">
      <CheckIcon className="icon-s no-print text-green" />
      {strings.yes}
    </span>
  ) : (
    <span className="compare-no">{strings.no}</span>
  );
};
