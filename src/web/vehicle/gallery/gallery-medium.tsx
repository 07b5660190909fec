import { paintedFileName, STUDIO_FOLDER } from "#domain/vehicles/index.ts";
import { type Picture, VehiclePicture } from "../../platform/pictures/index.ts";
import { Link } from "../../../ui/link/link.tsx";
import { FilmStage, filmStrings } from "../../platform/films/index.ts";
import type { FilmView, GalleryMediumView as Medium } from "./gallery-view.ts";

const posterUrl = (picture: Picture): string =>
  picture.kind === "photo" ? picture.url : `/${STUDIO_FOLDER}/${paintedFileName(picture)}`;

const Film = ({ film, sizes }: { readonly film: FilmView; readonly sizes: string }) => (
  <div className="gallery-stage-film">
    <FilmStage
      film={film.film}
      title={film.title}
      poster={<VehiclePicture picture={film.poster} view="front" sizes={sizes} />}
    />
    <p className="gallery-film-source">
      {filmStrings.notice(film.film.host)}{" "}
      <Link href={film.href} rel="noopener external">
        {filmStrings.open(film.site)}
      </Link>
    </p>
  </div>
);

type GalleryMediumProps = { readonly medium: Medium; readonly sizes: string; readonly eager: boolean };

/** A picture, or a film without autoplay. */
export const GalleryMedium = ({ medium, sizes, eager }: GalleryMediumProps) => {
  if (medium.type === "picture") {
    return <VehiclePicture picture={medium.picture} view={medium.view} sizes={sizes} eager={eager} large />;
  }
  if (medium.type === "film") return <Film film={medium} sizes={sizes} />;
  return (
    <video
      src={medium.url}
      poster={posterUrl(medium.poster)}
      controls
      muted
      playsInline
      preload="none"
      className="vehicle-picture studio"
      aria-label={medium.alt}
    />
  );
};
