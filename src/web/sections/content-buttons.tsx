import type { ContentButton } from "#domain/content/index.ts";
import { Button } from "../../ui/button/button.tsx";
import { contentIcon } from "./content-icon.tsx";

/** Where an appointment is asked for as long as no page of ours takes it itself. */
const APPOINTMENT_HREF = "/contact";

/** A link only where the button has a target; one that makes an appointment leads to where that can be done. */
const hrefOf = ({ link, plugins }: ContentButton): string | undefined =>
  link ?? (plugins.length > 0 ? APPOINTMENT_HREF : undefined);

/** Buttons in an editor's words and looks. */
export const ContentButtons = ({ buttons }: { readonly buttons: readonly ContentButton[] }) => (
  <div className="flex flex-wrap gap-3">
    {buttons.map((button) => (
      <Button
        key={button.label}
        label={button.label}
        href={hrefOf(button)}
        icon={contentIcon(button.icon)}
        iconPosition={button.icon_position}
        size={button.size}
        variant={button.variant}
        fullWidth={button.full_width}
        onDark={button.on_dark}
        disabled={button.disabled}
      />
    ))}
  </div>
);
