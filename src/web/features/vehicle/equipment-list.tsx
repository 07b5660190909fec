import { useState } from "react";
import { TextField } from "../../../ui/field/field.tsx";
import { CheckIcon, SearchIcon } from "../../../ui/icons/icons.tsx";
import { vehiclePageStrings } from "../../strings/vehicle-page.ts";
import type { EquipmentGroupView } from "./vehicle-view.ts";

const words = vehiclePageStrings.equipment;

/** Fewer than that are seen at a glance. */
const WORTH_SEARCHING = 12;

const folded = (text: string): string => text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");

const matching = (groups: readonly EquipmentGroupView[], text: string): readonly EquipmentGroupView[] => {
  const wanted = folded(text.trim());
  if (wanted === "") return groups;
  return groups
    .map((group) => ({ ...group, items: group.items.filter((item) => folded(item).includes(wanted)) }))
    .filter(({ items }) => items.length > 0);
};

type EquipmentListProps = { readonly best: readonly string[]; readonly groups: readonly EquipmentGroupView[] };

/** What is worth saying first, then everything by group, with a search where there is much. */
export const EquipmentList = ({ best, groups }: EquipmentListProps) => {
  const [text, setText] = useState("");
  if (groups.length === 0) return <p className="max-w-[60ch] text-soft">{words.unknown}</p>;
  const shown = matching(groups, text);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      {best.length > 2 && (
        <ul className="best">
          {best.map((item) => (
            <li key={item}>
              <CheckIcon />
              {item}
            </li>
          ))}
        </ul>
      )}
      {count >= WORTH_SEARCHING && (
        <div className="with-script no-print mt-10 max-w-[420px]">
          <TextField
            id="equipement-recherche"
            type="search"
            label={words.search}
            placeholder={words.placeholder}
            icon={<SearchIcon />}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      )}
      <div className="equipment" aria-live="polite">
        {shown.map((group) => (
          <section key={group.label}>
            <h3 className="text-m">{group.label}</h3>
            <ul>
              {group.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
        {shown.length === 0 && <p className="text-soft">{words.none(text.trim())}</p>}
      </div>
    </>
  );
};
