import { DescriptionList, type DescriptionItem } from "../../../ui/description-list/description-list.tsx";
import { leasingPageStrings as strings } from "./online-leasing-strings.ts";
import type { Draft } from "./draft.ts";

const labels = strings.recapLabels;

const toItems = (values: Draft): readonly DescriptionItem[] =>
  [
    { label: labels.company, value: values["employment"] === "company" ? values["company"] : undefined },
    { label: labels.name, value: [values["first_name"], values["last_name"]].filter(Boolean).join(" ") },
    { label: labels.email, value: values["email"] },
    { label: labels.phone, value: values["phone"] },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));

/** Summary of the visitor's entries on the last step. Without scripts it is omitted, since all fields are visible. */
export const LeasingRecap = ({ values }: { readonly values: Draft }) => {
  const items = toItems(values);
  return (
    <div className="stack">
      <p>{strings.recap}</p>
      {items.length > 0 && <DescriptionList items={items} />}
    </div>
  );
};
