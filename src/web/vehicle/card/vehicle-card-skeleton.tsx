import { Card } from "../../../ui/card/card.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";

/** Has the height of a card, so that the layout does not shift. */
export const VehicleCardSkeleton = () => (
  <Card picture={<Skeleton shape="picture" />}>
    <Skeleton shape="title" />
    <Skeleton shape="line" />
    <div className="vehicle-facts">
      <Skeleton shape="line" />
      <Skeleton shape="short-line" />
      <Skeleton shape="line" />
      <Skeleton shape="short-line" />
    </div>
    <div className="vehicle-money">
      <Skeleton shape="price" />
    </div>
    <div className="vehicle-place icon-pin">
      <Skeleton shape="short-line" />
    </div>
  </Card>
);
