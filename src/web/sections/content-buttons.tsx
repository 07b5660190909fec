import type { ContentButton } from "#domain/content/index.ts";
import { Button } from "../../ui/button/button.tsx";
import { contentIcon } from "./content-icon.tsx";

/** Buttons in an editor's words and looks; a link only where the button has a target. */
export const ContentButtons = ({ buttons }: { readonly buttons: readonly ContentButton[] }) => (
  <div className="flex flex-wrap gap-3">
    {buttons.map((button) => (
      <Button
        key={button.label}
        label={button.label}
        href={button.link ?? undefined}
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
