import { Badge } from "../../../../ui/badge/badge.tsx";
import { type Picture, VehiclePicture } from "../../../platform/pictures/index.ts";

type SubjectPictureProps = {
  readonly picture: Picture;
  /** "Réservé", "Vendu": on the picture; null while the vehicle is for sale. */
  readonly state?: string | null;
};

export const SubjectPicture = ({ picture, state = null }: SubjectPictureProps) => (
  <>
    <VehiclePicture picture={picture} sizes="(width >= 64rem) 500px, 200px" eager />
    {state !== null && (
      <p className="gallery-state">
        <Badge tone="state">{state}</Badge>
      </p>
    )}
  </>
);
