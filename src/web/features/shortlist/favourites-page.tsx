import { Button } from "../../../ui/button/button.tsx";
import { Chip } from "../../../ui/chip/chip.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { CloseIcon, MailIcon } from "../../../ui/icons/icons.tsx";
import { listPageStrings } from "../../strings/list-pages.ts";
import { shortlistStrings } from "../../strings/shortlist.ts";
import { Share } from "../share/share.tsx";
import { Crumbs } from "../shell/crumbs.tsx";
import { Main } from "../shell/main.tsx";
import { VehicleCard } from "../stock/vehicle-card.tsx";
import { AddAll } from "./add-all.tsx";
import { asks, ChangeForm } from "./change-form.tsx";
import type { FavouritesView } from "./favourites-view.ts";
import { ListNotices } from "./list-notices.tsx";
import { useOwnList } from "./use-own-list.ts";

const words = listPageStrings.favourites;

type Part = { readonly view: FavouritesView };

const FIRST_ROW = 3;

const Empty = ({ view }: Part) => (
  <EmptyState {...(view.shared ? words.emptyShared : { title: words.empty.title, text: words.empty.text })}>
    <Button href={view.stockHref} label={words.empty.action} />
  </EmptyState>
);

const Actions = ({ view }: Part) => (
  <div className="list-actions no-print">
    {view.shared && <AddAll list="favourites" ids={view.ids} />}
    <Button variant="tertiary" href={view.adviserHref} icon={<MailIcon />} label={words.adviser} />
    <Share id="partager" shared={view.share} variant="tertiary" />
    {!view.shared && (
      <ChangeForm>
        <Button
          {...asks({ list: "favourites", act: "remove", ids: view.ids })}
          variant="ghost"
          icon={<CloseIcon />}
          label={words.clear}
        />
      </ChangeForm>
    )}
  </div>
);

const Order = ({ view }: Part) => (
  <nav aria-label={words.sort} className="chips chips-run">
    {view.sorts.map((sort) => (
      <Chip key={sort.href} href={sort.href} pressed={sort.on}>
        {sort.label}
      </Chip>
    ))}
  </nav>
);

export const FavouritesPage = ({ view }: Part) => {
  useOwnList("favourites", view.ids, view.shared);
  const some = view.cards.length > 0;
  return (
    <Main className="wrap list-page">
      <Crumbs items={view.crumbs} />
      <header className="list-head">
        <h1>{view.shared ? words.sharedTitle : words.title}</h1>
        {some && <p className="list-count-words">{shortlistStrings.links.vehicles(view.cards.length)}</p>}
        {view.shared && <p className="list-intro">{words.sharedIntro}</p>}
      </header>
      <ListNotices list="favourites" notices={view.notices} />
      {some ? (
        <>
          <Actions view={view} />
          {view.cards.length > 1 && <Order view={view} />}
          <ul aria-label={words.cards} className="vehicle-grid list-grid">
            {view.cards.map((card, index) => (
              <li key={card.id} className="grid">
                <VehicleCard card={card} eager={index < FIRST_ROW} heading="h2" />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Empty view={view} />
      )}
    </Main>
  );
};
