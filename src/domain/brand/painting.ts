/** A drawing or picture of the group, and what is painted of it: sizes in pixels. */
export type Painting = {
  readonly source: Uint8Array;
  readonly as:
    | { readonly kind: "logo"; readonly width: number }
    | { readonly kind: "icon"; readonly size: number }
    | { readonly kind: "social-picture"; readonly width: number; readonly height: number };
};
