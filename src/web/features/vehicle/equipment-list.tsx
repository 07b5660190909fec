import { useState } from "react";
import { Button } from "../../../ui/button/button.tsx";
import { TextField } from "../../../ui/field/field.tsx";
import { CheckIcon, SearchIcon } from "../../../ui/icons/icons.tsx";
import { vehiclePageStrings } from "../../strings/vehicle-page.ts";
import { countItems, matchingEquipment } from "./equipment-search.ts";
import type { EquipmentGroupView } from "./vehicle-view.ts";

const words = vehiclePageStrings.equipment;

/** Fewer than that are seen at a glance. */
const WORTH_SEARCHING = 12;

type EquipmentListProps = { readonly best: readonly string[]; readonly groups: readonly EquipmentGroupView[] };

const Best = ({ items }: { readonly items: readonly string[] }) => (
  <ul className="best" aria-label={words.best}>
    {items.map((item) => (
      <li key={item}>
        <CheckIcon />
        {item}
      </li>
    ))}
  </ul>
);

const Groups = ({ groups }: { readonly groups: readonly EquipmentGroupView[] }) => (
  <div className="equipment">
    {groups.map((group) => (
      <section key={group.label}>
        <h3 className="text-m">{group.label}</h3>
        <ul>
          {group.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

const Nothing = ({ text, again }: { readonly text: string; readonly again: () => void }) => (
  <div className="equipment-none">
    <p>
      {words.none(text)} {words.noneHelp}
    </p>
    <Button variant="tertiary" size="small" label={words.all} onClick={again} />
  </div>
);

/** What is worth saying first, then everything by group, with a search where there is much. */
export const EquipmentList = ({ best, groups }: EquipmentListProps) => {
  const [text, setText] = useState("");
  if (groups.length === 0) return <p className="max-w-[60ch] text-soft">{words.unknown}</p>;
  const shown = matchingEquipment(groups, text);
  return (
    <>
      {best.length > 2 && <Best items={best} />}
      {countItems(groups) >= WORTH_SEARCHING && (
        <div className="equipment-search with-script no-print">
          <TextField
            id="equipement-recherche"
            type="search"
            label={words.search}
            placeholder={words.placeholder}
            icon={<SearchIcon />}
            value={text}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
          <p role="status" className="text-s text-soft">
            {words.count(countItems(shown))}
          </p>
        </div>
      )}
      {shown.length > 0 ? <Groups groups={shown} /> : <Nothing text={text.trim()} again={() => setText("")} />}
    </>
  );
};
