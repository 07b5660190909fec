import { z } from "zod";
import type { BrandIdentity } from "./brand.ts";
import { logoSize } from "./drawing.ts";

const MAIL_COLOURS = [
  "ink",
  "ink-soft",
  "paper",
  "surface",
  "line",
  "action",
  "on-action",
  "dark-ink",
  "dark-ink-soft",
  "dark-paper",
  "dark-surface",
  "dark-line",
  "dark-action",
  "dark-on-action",
  /** The band with the logo, the same in light and dark. */
  "band",
  "on-band",
] as const;

/** What emails show of a group. */
export const mailLookSchema = z.strictObject({
  name: z.string(),
  colours: z.record(z.enum(MAIL_COLOURS), z.string()),
  /** Size of the logo in pixels; null: the name is set as type. */
  logo: z.strictObject({ width: z.number(), height: z.number() }).nullable(),
});

export type MailLook = Readonly<z.infer<typeof mailLookSchema>>;

type Branded = { readonly brand: Pick<BrandIdentity, "logo" | "palette">; readonly group: { readonly name: string } };

export const mailLookOf = ({ brand: { logo, palette }, group: { name } }: Branded): MailLook => {
  const { light, dark, onDark } = palette;
  return {
    name,
    colours: {
      ink: light.ink,
      "ink-soft": light["ink-soft"],
      paper: light.paper,
      surface: light.surface,
      line: light.line,
      action: light.action,
      "on-action": light["on-action"],
      "dark-ink": dark.ink,
      "dark-ink-soft": dark["ink-soft"],
      "dark-paper": dark.paper,
      "dark-surface": dark.surface,
      "dark-line": dark.line,
      "dark-action": dark.action,
      "dark-on-action": dark["on-action"],
      band: onDark.paper,
      "on-band": onDark.ink,
    },
    logo: logo && logoSize(logo),
  };
};
