import { Button } from "../button/button.tsx";
import type { Examples } from "../examples.ts";
import { Drawer } from "./drawer.tsx";

export const drawerExamples: Examples = {
  component: "Drawer",
  about: "Filters and menus on a phone: full height, the answer at the thumb.",
  examples: [
    {
      name: "filtres",
      render: () => (
        <>
          <Button variant="tertiary" label="Filtrer" popoverTarget="ex-drawer" />
          <Drawer
            id="ex-drawer"
            title="Filtres"
            closeLabel="Fermer les filtres"
            footer={
              <Button fullWidth label="Voir 347 véhicules" popoverTarget="ex-drawer" popoverTargetAction="hide" />
            }
          >
            <p>Marque, prix, carburant.</p>
          </Drawer>
        </>
      ),
    },
  ],
};
