import { type Picture, VehiclePicture } from "../../../platform/pictures/index.ts";

export const SubjectPicture = ({ picture }: { readonly picture: Picture }) => (
  <VehiclePicture picture={picture} sizes="(width >= 64rem) 500px, 200px" eager />
);
