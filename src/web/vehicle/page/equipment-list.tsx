import { useRef, useState } from "react";
import { Button } from "../../../ui/button/button.tsx";
import { TextField } from "../../../ui/field/field.tsx";
import { CheckIcon, ChevronIcon, SearchIcon } from "../../../ui/icons/icons.tsx";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { vehiclePageStrings } from "../strings/vehicle-page-strings.ts";
import type { EquipmentGroupView } from "../details/equipment-groups.ts";
import { useEarlyChange } from "../../platform/early-change/index.ts";
import { fold } from "#domain/shared/index.ts";

const strings = vehiclePageStrings.equipment;

/** Shorter lists have no search field. */
const MIN_ITEMS_FOR_SEARCH = 12;

/** Longer groups are collapsed on phones, unless fewer than three items would be hidden. */
const MAX_UNFOLDED = 6;

type EquipmentListProps = { readonly highlights: readonly string[]; readonly groups: readonly EquipmentGroupView[] };

const Highlights = ({ items }: { readonly items: readonly string[] }) => (
  <ul className="best" aria-label={strings.highlights}>
    {items.map((item) => (
      <li key={item}>
        <CheckIcon className="text-green" />
        {item}
      </li>
    ))}
  </ul>
);

const Items = ({ items }: { readonly items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

const Group = ({ group, folds }: { readonly group: EquipmentGroupView; readonly folds: boolean }) => {
  const { label, items } = group;
  const count = folds && items.length > MAX_UNFOLDED + 2 ? MAX_UNFOLDED : items.length;
  const rest = items.slice(count);
  return (
    <section>
      <h3 className="text-m">{nonBreakingTitle(label)}</h3>
      <Items items={items.slice(0, count)} />
      {rest.length > 0 && (
        <details className="equipment-more">
          <summary className="fit tap text-s medium">
            <span>
              {strings.more(rest.length)}
              <span className="sr-only">, {label}</span>
            </span>
            <ChevronIcon />
          </summary>
          <Items items={rest} />
        </details>
      )}
    </section>
  );
};

const NoMatches = ({ text, reset }: { readonly text: string; readonly reset: () => void }) => (
  <div className="stack gap-16 mt-28 start text-soft">
    <p>
      {strings.none(text)} {strings.noneHelp}
    </p>
    <Button variant="tertiary" size="small" label={strings.all} onClick={reset} />
  </div>
);

const toTokens = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Filters the items in which every token of the text is a prefix of some token, ignoring case, accents and order.
 * Less precise equipment that an item includes also matches.
 */
export const matchingEquipment = (
  groups: readonly EquipmentGroupView[],
  text: string,
): readonly EquipmentGroupView[] => {
  const tokens = toTokens(text);
  if (tokens.length === 0) return groups;
  const matches = (label: string): boolean => {
    const labelTokens = toTokens(label);
    return tokens.every((token) => labelTokens.some((labelToken) => labelToken.startsWith(token)));
  };
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter((item) => [item, ...(group.included?.[item] ?? [])].some(matches)),
    }))
    .filter(({ items }) => items.length > 0);
};

export const countItems = (groups: readonly EquipmentGroupView[]): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0);

/** Highlights, then all equipment by group, with a search field for long lists. */
export const EquipmentList = ({ highlights, groups }: EquipmentListProps) => {
  const [text, setText] = useState("");
  const search = useRef<HTMLDivElement>(null);
  useEarlyChange(search, (container) => setText(container.querySelector("input")?.value ?? ""));
  if (groups.length === 0) return <p className="equipment-unknown text-soft">{strings.unknown}</p>;
  const visible = matchingEquipment(groups, text);
  return (
    <>
      {highlights.length > 2 && <Highlights items={highlights} />}
      {countItems(groups) >= MIN_ITEMS_FOR_SEARCH && (
        <div ref={search} className="equipment-search cluster bottom gap-8 gap-x-20 with-script no-print">
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
      {visible.length > 0 ? (
        <div className="equipment">
          {visible.map((group) => (
            <Group key={group.label} group={group} folds={text.trim() === ""} />
          ))}
        </div>
      ) : (
        <NoMatches text={text.trim()} reset={() => setText("")} />
      )}
    </>
  );
};
