import "./skeleton.css";

/** Placeholder in the exact size of the loading content. */
export const Skeleton = ({ shape }: { readonly shape: "picture" | "title" | "line" | "short-line" | "price" }) => (
  <span className={`skeleton skeleton-${shape}`} aria-hidden="true" />
);
