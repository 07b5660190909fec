import { Button } from "../../../ui/button/button.tsx";
import { Chip } from "../../../ui/chip/chip.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { CloseIcon, MailIcon } from "../../../ui/icons/icons.tsx";
import { EmptyList } from "../list-pages/empty-list.tsx";
import { listPageStrings } from "../list-pages/list-pages-strings.ts";
import { shortlistStrings } from "../lists/shortlist-strings.ts";
import { changeButtonProps } from "../lists/change-form.tsx";
import { Share } from "../../platform/share/index.ts";
import { Crumbs, Main } from "../../platform/page/index.ts";
import { VehicleCard, WIDE_GRID_SIZES } from "../../vehicle/index.ts";
import { AddAllButton } from "../list-pages/add-all-button.tsx";
import { ListNotices } from "../list-pages/list-notices.tsx";
import { useListSync } from "../list-pages/use-list-sync.ts";
import type { FavouritesView } from "./favourites-view.ts";
import "./favourites.css";

const strings = listPageStrings.favourites;

type FavouritesPartProps = { readonly view: FavouritesView };

const Empty = ({ view }: FavouritesPartProps) => {
  const own = view.notices.removed === null ? strings.empty : strings.emptied;
  const { title, text } = view.shared ? strings.emptyShared : own;
  return (
    <EmptyState title={title} text={text}>
      <Button href={view.stockHref} label={strings.empty.action} />
    </EmptyState>
  );
};

const Actions = ({ view }: FavouritesPartProps) => (
  <div className="list-actions cluster gap-10 mb-24 no-print">
    {view.shared && <AddAllButton list="favourites" ids={view.ids} />}
    <Button variant="tertiary" href={view.adviserHref} icon={<MailIcon />} label={strings.adviser} />
    <Share id="partager" page={view.share} variant="tertiary" />
    {!view.shared && (
      <Button
        {...changeButtonProps({ list: "favourites", action: "remove", ids: view.ids })}
        variant="ghost"
        icon={<CloseIcon />}
        label={strings.clear}
      />
    )}
  </div>
);

const Order = ({ view }: FavouritesPartProps) => (
  <nav aria-label={strings.sort} className="chips chips-run">
    {view.sorts.map((sort) => (
      <Chip key={sort.href} href={sort.href} pressed={sort.selected}>
        {sort.label}
      </Chip>
    ))}
  </nav>
);

const noteOf = ({ notes }: FavouritesView, id: number): { readonly note?: string } => {
  const note = notes.find((one) => one.id === id);
  return note ? { note: note.text } : {};
};

export const FavouritesPage = ({ view }: FavouritesPartProps) => {
  useListSync("favourites", view.ids, view.shared);
  const hasVehicles = view.cards.length > 0;
  return (
    <Main className="wrap list-page">
      <Crumbs items={view.crumbs} />
      <header className="list-head cluster baseline gap-6 gap-x-24">
        <h1>{view.shared ? strings.sharedTitle : strings.title}</h1>
        {hasVehicles && (
          <p className="list-count-words text-soft figures">
            {shortlistStrings.links.vehicles(view.cards.length)}
            {view.notes.length > 0 && `, ${strings.changes.count(view.notes.length)}`}
          </p>
        )}
        {view.shared && <p className="list-intro">{strings.sharedIntro}</p>}
      </header>
      <ListNotices list="favourites" notices={view.notices} />
      {hasVehicles ? (
        <>
          <Actions view={view} />
          {view.cards.length > 1 && <Order view={view} />}
          <ul aria-label={strings.cards} className="vehicle-grid mt-28">
            {view.cards.map((card, index) => (
              <li key={card.id} className="cell">
                <VehicleCard
                  card={card}
                  {...noteOf(view, card.id)}
                  sizes={WIDE_GRID_SIZES}
                  eager={index === 0}
                  heading="h2"
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <EmptyList newest={view.newest}>
          <Empty view={view} />
        </EmptyList>
      )}
    </Main>
  );
};
