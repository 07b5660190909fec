import "./skeleton.css";

export type SkeletonShape = "picture" | "title" | "line" | "short-line" | "price";

/** Placeholder in the exact size of the loading content. */
export const Skeleton = ({ shape }: { readonly shape: SkeletonShape }) => (
  <span className={`skeleton skeleton-${shape}`} aria-hidden="true" />
);
