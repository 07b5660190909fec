import type { Picture } from "../stock/picture.ts";
import { VehiclePicture } from "../stock/vehicle-picture.tsx";

export const SubjectPicture = ({ picture }: { readonly picture: Picture }) => (
  <VehiclePicture picture={picture} sizes="(width >= 64rem) 500px, 200px" eager />
);
