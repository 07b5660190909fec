import type { ContentButton } from "#domain/content/index.ts";
import { Button } from "../../../ui/button/button.tsx";
import { contentIcon } from "./content-icon.tsx";

/** Target of appointment buttons without a link of their own. */
const APPOINTMENT_HREF = "/contact";

/** Undefined for a button without a target. */
const buttonHref = ({ link, plugins }: ContentButton): string | undefined =>
  link ?? (plugins.length > 0 ? APPOINTMENT_HREF : undefined);

export const ContentButtons = ({ buttons }: { readonly buttons: readonly ContentButton[] }) => (
  <div className="cluster">
    {buttons.map((button) => (
      <Button
        key={button.label}
        label={button.label}
        href={buttonHref(button)}
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
