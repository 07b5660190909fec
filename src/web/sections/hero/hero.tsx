import { Form } from "react-router";
import { Button } from "../../../ui/button/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { startQuickSearch } from "../../platform/analytics/index.ts";
import { LastSearch, QuickSearch } from "../../stock/index.ts";
import { DrawingLabel, preloadMask, studioSrcSet, studioUrl } from "../../platform/pictures/index.ts";
import { heroStrings as strings } from "./hero-strings.ts";
import { ContentButtons } from "../elements/content-buttons.tsx";
import { ContentPicture } from "../elements/content-picture.tsx";
import { formatNumber, nonBreakingWords } from "#domain/shared/index.ts";
import type { SectionOf } from "#domain/content/index.ts";
import { EMPTY_QUERY } from "#domain/vehicles/index.ts";
import type { SectionView } from "../elements/define-section.ts";
import type { LiveContent } from "../elements/live-content.ts";

export type HeroView = SectionOf<"hero"> &
  Pick<SectionView, "isSecondHead"> & { readonly searchAction: string; readonly stockCount: string };

export const toHeroView = (section: SectionOf<"hero">, { paths, count }: LiveContent): HeroView => ({
  ...section,
  searchAction: paths.stock(),
  stockCount: formatNumber(count(EMPTY_QUERY)),
});

const HeroSearch = ({ view }: { readonly view: HeroView }) =>
  view.search && (
    <search className="hero-search no-print">
      <Form method="get" action={view.searchAction} onSubmit={startQuickSearch}>
        <QuickSearch id="recherche-accueil" label={view.search.label} hint={view.search.hint} />
        <Button type="submit" size="large" label={view.search.submit} />
      </Form>
      <p className="mt-10 text-s text-soft">{strings.inStock(view.stockCount)}</p>
      <LastSearch action={view.searchAction} />
    </search>
  );

const CAR = { shape: "electric", view: "front" } as const;

const StudioCar = () => {
  preloadMask({ ...CAR, large: false, media: "(width < 64rem)" });
  preloadMask({ ...CAR, large: true, media: "(width >= 64rem)" });
  return (
    <img
      src={studioUrl(CAR.shape, CAR.view, 960)}
      srcSet={studioSrcSet(CAR.shape, CAR.view)}
      sizes="(width >= 64rem) 60vw, 100vw"
      width={960}
      height={640}
      alt=""
      fetchPriority="high"
      className="hero-car paint-house cut-out"
    />
  );
};

/** A studio car if the editor selected no image. */
const HeroPicture = ({ view }: { readonly view: HeroView }) =>
  view.image ? (
    <ContentPicture image={view.image} ratio="wide" sizes="100vw" className="hero-photo" eager />
  ) : (
    <>
      <StudioCar />
      <DrawingLabel />
    </>
  );

const Title = ({ view: { title, isSecondHead } }: { readonly view: HeroView }) =>
  isSecondHead ? <h2>{nonBreakingTitle(title)}</h2> : <h1>{nonBreakingTitle(title)}</h1>;

const Showroom = ({ view }: { readonly view: HeroView }) => (
  <section className={classNames("showroom", view.image && "on-studio")}>
    <HeroPicture view={view} />
    <div className="wrap showroom-words">
      {view.eyebrow && <p className="text-s medium leading-s text-soft">{view.eyebrow}</p>}
      <Title view={view} />
      {view.text && <p className="showroom-text">{view.text}</p>}
      <HeroSearch view={view} />
      <ContentButtons buttons={view.buttons} />
    </div>
  </section>
);

const SIDE_IMAGE_SIZES = "(width >= 82.5rem) 700px, (width >= 64rem) 52vw, 100vw";

const PageHead = ({ view }: { readonly view: HeroView }) => (
  <section
    className={classNames(
      "page-head wrap",
      view.image && "page-head-pictured",
      view.variant === "compact" && "page-head-compact",
    )}
  >
    <div className="page-head-words">
      {view.eyebrow && <p className="text-s medium leading-s text-soft">{view.eyebrow}</p>}
      <Title view={view} />
      {view.text && <p className="page-head-text">{nonBreakingWords(view.text)}</p>}
      <HeroSearch view={view} />
      {view.buttons.length > 0 && <ContentButtons buttons={view.buttons} />}
    </div>
    {view.image && (
      <ContentPicture image={view.image} ratio="photo" sizes={SIDE_IMAGE_SIZES} className="full rounded" eager />
    )}
  </section>
);

/** Page head: a full-screen showroom, or a title with an introduction, which may be small. */
export const Hero = ({ view }: { readonly view: HeroView }) =>
  view.variant === "showroom" ? <Showroom view={view} /> : <PageHead view={view} />;
