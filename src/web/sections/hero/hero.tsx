import { classNames } from "../../../ui/class-names.ts";
import { nonBreakingTitle } from "../../../ui/non-breaking-title.tsx";
import { DrawingLabel, Plate, preloadMask, studioSrcSet, studioUrl } from "../../platform/pictures/index.ts";
import { ContentButtons } from "../elements/content-buttons.tsx";
import { ContentPicture } from "../elements/content-picture.tsx";
import { formatNumber, nonBreakingWords } from "#domain/shared/index.ts";
import type { SectionOf } from "#domain/content/index.ts";
import { EMPTY_QUERY } from "#domain/vehicles/index.ts";
import type { SectionView } from "../elements/define-section.ts";
import type { LiveContent } from "../elements/live-content.ts";
import { HeroSearchOnDemand } from "./hero-search-on-demand.ts";

export type HeroView = SectionOf<"hero"> &
  Pick<SectionView, "isSecondHead"> & { readonly searchAction: string; readonly stockCount: string };

export const toHeroView = (section: SectionOf<"hero">, { paths, count }: LiveContent): HeroView => ({
  ...section,
  searchAction: paths.stock(),
  stockCount: formatNumber(count(EMPTY_QUERY)),
});

const HeroSearch = ({ view: { search, searchAction, stockCount } }: { readonly view: HeroView }) =>
  search && <HeroSearchOnDemand search={search} action={searchAction} stockCount={stockCount} />;

const CAR = { shape: "electric", view: "front" } as const;

const StudioCar = () => {
  preloadMask({ ...CAR, large: false, media: "(width < 64rem)" });
  preloadMask({ ...CAR, large: true, media: "(width >= 64rem)" });
  return (
    <span className="drawing hero-car">
      <img
        src={studioUrl(CAR.shape, CAR.view, 960)}
        srcSet={studioSrcSet(CAR.shape, CAR.view)}
        sizes="(width >= 64rem) 60vw, 100vw"
        width={960}
        height={640}
        alt=""
        fetchPriority="high"
        className="paint-house cut-out"
      />
      <Plate {...CAR} />
    </span>
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
  <section className={classNames("showroom", view.image ? "on-studio" : "on-dark")}>
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
