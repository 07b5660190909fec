import type { SiteServices } from "#application/site/index.ts";
import { HOME_SLUG, type Story } from "#domain/content/index.ts";
import { createDerivedCache } from "#domain/shared/index.ts";
import { paintedFileName, STUDIO_FOLDER } from "#domain/vehicles/index.ts";
import type { SharedPicture } from "../platform/page/index.ts";
import { storyPicture } from "../platform/page/index.server.ts";

const homePictures = createDerivedCache<Story, SharedPicture | null>();

/** For shared links of pages without a picture: the home page's, else a car of the studio. */
export const sitePicture = async ({ content, siteUrl, settings }: SiteServices): Promise<SharedPicture> => {
  const home = await content.story(HOME_SLUG);
  const picture = home && homePictures(home, [siteUrl], () => storyPicture(home, siteUrl));
  const car = paintedFileName({ shape: "suv", color: "blue" });
  return picture ?? { url: `${siteUrl}/${STUDIO_FOLDER}/${car}`, alt: settings.group.name };
};
