import type { Examples } from "../examples.ts";
import { ArrowIcon, PhoneIcon } from "../icons/icons.tsx";
import { Button, type ButtonSize, type ButtonVariant } from "./button.tsx";

const VARIANTS: readonly ButtonVariant[] = ["primary", "secondary", "tertiary", "ghost"];
const SIZES: readonly ButtonSize[] = ["large", "medium", "small", "extra-small"];

const row = (onDark: boolean) => (
  <div className="cluster">
    {VARIANTS.map((variant) => (
      <Button key={variant} variant={variant} label="Demander une offre" onDark={onDark} />
    ))}
  </div>
);

export const buttonExamples: Examples = {
  component: "Button",
  about: "Primary is the one action of a screen. It says what happens: “Demander une offre”, “Voir 347 véhicules”.",
  examples: [
    { name: "variantes", render: () => row(false) },
    { name: "sur fond sombre", render: () => row(true), onDark: true },
    {
      name: "tailles",
      render: () => (
        <div className="cluster">
          {SIZES.map((size) => (
            <Button key={size} size={size} variant="tertiary" label="Réserver un essai" />
          ))}
        </div>
      ),
    },
    {
      name: "icônes, lien",
      render: () => (
        <div className="cluster">
          <Button variant="tertiary" icon={<PhoneIcon />} label="Appeler Exempleville" href="tel:+33199000001" />
          <Button icon={<ArrowIcon />} iconPosition="end" label="Voir 347 véhicules" href="#stock" />
        </div>
      ),
    },
    { name: "pleine largeur", render: () => <Button fullWidth label="Afficher 24 véhicules" /> },
    { name: "désactivé : jamais un lien", render: () => <Button disabled href="#stock" label="Déjà vendu" /> },
  ],
};
