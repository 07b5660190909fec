/** A vehicle's title with its trim, where it has one: "Ford Puma ST-Line". */
export const vehicleName = ({ title, trim }: { readonly title: string; readonly trim: string | null }): string =>
  [title, trim].filter(Boolean).join(" ");
