export type SkeletonShape = "picture" | "title" | "line" | "short-line" | "price";

/** A place held for what is on its way, in its exact size. */
export const Skeleton = ({ shape }: { readonly shape: SkeletonShape }) => (
  <span className={`skeleton skeleton-${shape}`} aria-hidden="true" />
);
