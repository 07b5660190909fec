import type { Picture } from "../pictures/picture.ts";
import { VehiclePicture } from "../pictures/vehicle-picture.tsx";

export const SubjectPicture = ({ picture }: { readonly picture: Picture }) => (
  <VehiclePicture picture={picture} sizes="(width >= 64rem) 500px, 200px" eager />
);
