import { useState } from "react";
import { Button } from "../../../ui/button/button.tsx";
import { TextField } from "../../../ui/field/field.tsx";
import { CheckIcon, SearchIcon } from "../../../ui/icons/icons.tsx";
import { vehiclePageStrings } from "../../strings/vehicle-page.ts";
import { countItems, matchingEquipment } from "./equipment-search.ts";
import type { EquipmentGroupView } from "../../features/vehicle-details/index.ts";

const strings = vehiclePageStrings.equipment;

/** Shorter lists have no search. */
const MIN_ITEMS_FOR_SEARCH = 12;

type EquipmentListProps = { readonly highlights: readonly string[]; readonly groups: readonly EquipmentGroupView[] };

const Highlights = ({ items }: { readonly items: readonly string[] }) => (
  <ul className="best" aria-label={strings.highlights}>
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

const NoMatches = ({ text, reset }: { readonly text: string; readonly reset: () => void }) => (
  <div className="equipment-none">
    <p>
      {strings.none(text)} {strings.noneHelp}
    </p>
    <Button variant="tertiary" size="small" label={strings.all} onClick={reset} />
  </div>
);

/** Highlights, then all equipment by group, with a search for long lists. */
export const EquipmentList = ({ highlights, groups }: EquipmentListProps) => {
  const [text, setText] = useState("");
  if (groups.length === 0) return <p className="equipment-unknown text-soft">{strings.unknown}</p>;
  const visible = matchingEquipment(groups, text);
  return (
    <>
      {highlights.length > 2 && <Highlights items={highlights} />}
      {countItems(groups) >= MIN_ITEMS_FOR_SEARCH && (
        <div className="equipment-search with-script no-print">
          <TextField
            id="equipement-recherche"
            type="search"
            label={strings.search}
            placeholder={strings.placeholder}
            icon={<SearchIcon />}
            value={text}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
          <p role="status" className="text-s text-soft">
            {strings.count(countItems(visible))}
          </p>
        </div>
      )}
      {visible.length > 0 ? <Groups groups={visible} /> : <NoMatches text={text.trim()} reset={() => setText("")} />}
    </>
  );
};
