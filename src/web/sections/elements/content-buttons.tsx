import type { ContentButton } from "#domain/content/index.ts";
import { Button } from "../../../ui/button/button.tsx";
import { browserConsole } from "../../platform/browser-console/index.ts";
import { AppointmentButton } from "../../platform/appointment/index.ts";
import { contentIcon } from "./content-icon.tsx";

const lookOf = (button: ContentButton) => ({
  label: button.label,
  icon: contentIcon(button.icon),
  iconPosition: button.icon_position,
  size: button.size,
  variant: button.variant,
  fullWidth: button.full_width,
  onDark: button.on_dark,
  disabled: button.disabled,
});

const warnWithoutPlugin = ({ label }: ContentButton) =>
  browserConsole.warn(`The button "${label}" has neither a target nor an appointment plugin.`);

/** A link only if it has a target, is enabled and has no appointment plugin (specification, section 4). */
const ContentButtonElement = ({ button }: { readonly button: ContentButton }) => {
  const [plugin] = button.plugins;
  if (plugin !== undefined) {
    const { type: _type, ...appointment } = plugin;
    return <AppointmentButton {...lookOf(button)} appointment={appointment} />;
  }
  if (button.link !== null) return <Button {...lookOf(button)} href={button.link} />;
  return <Button {...lookOf(button)} onClick={() => warnWithoutPlugin(button)} />;
};

export const ContentButtons = ({ buttons }: { readonly buttons: readonly ContentButton[] }) => (
  <div className="cluster">
    {buttons.map((button) => (
      <ContentButtonElement key={button.label} button={button} />
    ))}
  </div>
);
