import type { SiteServices } from "#application/site/index.ts";
import { SOCIAL_PICTURE } from "#domain/brand/index.ts";
import type { SharedPicture } from "../platform/page/index.ts";

/** For shared links of pages without a picture: that of the group's brand. */
export const sitePicture = ({ siteUrl, settings }: SiteServices<"siteUrl" | "settings">): SharedPicture => ({
  url: siteUrl + SOCIAL_PICTURE.path,
  alt: settings.group.name,
});
